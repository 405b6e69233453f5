import type { Lithuanian } from '../../message.ts';
import type { messages as english } from '../en/messages.ts';

/** Laiškai ir SMS apie paskyras. */
export const messages: Lithuanian<typeof english> = {
  greeting: 'Sveiki, {{name}}!',
  greetingNobody: 'Sveiki!',
  verifySubject: '{{code}} – jūsų „Mugės“ kodas',
  verifyBody: 'Įveskite šį kodą ir baikite registraciją:',
  verifyNote: 'Kodas galioja 10 minučių. Jei „Mugėje“ nesiregistravote, nieko daryti nereikia.',
  verifySms: 'Mugė: registracijos kodas {{code}}. Galioja 10 minučių.',
  takenSubject: 'Jūs jau turite „Mugės“ paskyrą',
  takenBody: 'Kažkas, galbūt jūs, norėjo registruotis šiuo adresu, bet paskyra su juo jau yra.',
  takenNote: 'Prisijunkite šiuo adresu ir savo slaptažodžiu. Jei jį pamiršote, pasirinkite „Pamiršau slaptažodį“.',
  takenSms: 'Mugė: jau turite paskyrą. Junkitės arba „Pamiršote slaptažodį?“',
  resetSubject: '{{code}} – kodas naujam slaptažodžiui',
  resetBody: 'Įveskite šį kodą ir pasirinkite naują slaptažodį:',
  resetNote: 'Kodas galioja 10 minučių. Jei jo neprašėte, slaptažodis lieka toks, koks buvo.',
  resetSms: 'Mugė: kodas naujam slaptažodžiui {{code}}. Galioja 10 minučių.',
};
