import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Terms of use',
  lead: 'The rules of the fair, in plain words. By using the site you accept them.',
  updated: '2026-11-28',
  sections: [
    {
      id: 'service',
      title: 'What we provide',
      body: (
        <p>
          Mugė is a place for classified ads. The operator of this site keeps it running; deals are made between the
          people and companies who meet here. We are no party to them, we do not check the things on offer, and we
          neither hold nor pass on money. Placing adverts is free of charge.
        </p>
      ),
    },
    {
      id: 'users',
      title: 'Who may take part',
      body: (
        <ul>
          <li>Anybody may look around. For an account you must be at least 16.</li>
          <li>
            Between 16 and 18 you need the consent of a parent or guardian for deals that the law doesn’t let you make
            alone.
          </li>
          <li>One person, one account; companies use an account of their own under their own name.</li>
          <li>
            What you tell us about yourself is true. Keep your password to yourself: what is done with it counts as
            yours.
          </li>
        </ul>
      ),
    },
    {
      id: 'adverts',
      title: 'Adverts',
      body: (
        <>
          <p>An advert is honest when a stranger who comes because of it isn’t disappointed. So:</p>
          <ul>
            <li>offer only what you own or may sell, rent out or do, and what there really is;</li>
            <li>describe it as it is, with its flaws, the full price and the right category and place;</li>
            <li>use your own photographs, or ones you may use;</li>
            <li>one advert for one thing; take it down, or mark it as completed, when it is gone;</li>
            <li>traders say that they are traders, and keep what consumer law asks of them.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'forbidden',
      title: 'What may not be offered',
      body: (
        <ul>
          <li>whatever the law of Lithuania or of the European Union forbids to sell or to advertise;</li>
          <li>weapons and ammunition, drugs, prescription medicines, tobacco and vaping liquids, alcohol;</li>
          <li>stolen things, forgeries, documents, access to accounts, other people’s data;</li>
          <li>protected plants and animals, animals without the chip or papers that the law asks for;</li>
          <li>recalled or dangerous products;</li>
          <li>sexual services, gambling, loans and investments with promised profits, pyramid schemes;</li>
          <li>anything that incites hatred or violence.</li>
        </ul>
      ),
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      body: (
        <ul>
          <li>No insults, threats, harassment, advertising or begging in chats and reviews.</li>
          <li>Reviews tell of something that you lived through. Bought and traded reviews are removed.</li>
          <li>Don’t collect other people’s data, and don’t read the site by machine so that others feel it.</li>
          <li>
            Don’t try to get around protections or into what isn’t yours. If you find a hole, tell us and nobody else.
          </li>
        </ul>
      ),
    },
    {
      id: 'moderation',
      title: 'When rules are broken',
      body: (
        <>
          <p>
            Anybody can report an advert or a person. A moderator decides, not a machine: they may hide an advert,
            refuse a banner or a confirmation, remove a review, or suspend an account. The person concerned is told what
            was decided and why.
          </p>
          <p>
            If you disagree, answer that message. Where it can be done, somebody looks at it who did not decide before.
            You may also go to court or to an authority at any time.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'What you publish',
      body: (
        <p>
          Your texts and pictures stay yours. You allow us, free of charge and as long as they are here, to store them,
          to change their size and to show them on the site, in previews of its links and in its messages.
        </p>
      ),
    },
    {
      id: 'advertising',
      title: 'Advertising',
      body: (
        <p>
          Banners are placed by users, looked at before they run and marked as advertising. Whoever places one answers
          for what it says and where it leads. More in <Link to={screens.business}>Mugė for business</Link>.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: (
        <p>
          We take care that the site works, but do not promise that it always will, and may change or close parts of it.
          We answer for damage that we cause on purpose or by gross negligence, and wherever the law does not let
          anybody exclude it. We do not answer for what users offer, say, pay or deliver.{' '}
          <Link to={screens.safety}>Trading safely</Link> helps more than a clause.
        </p>
      ),
    },
    {
      id: 'end',
      title: 'Leaving',
      body: (
        <p>
          You may delete your account at any time. We may end it when these terms are broken seriously or again and
          again, or when the site closes; then we say so 30 days before, if we can. What happens to your data is in the{' '}
          <Link to={screens.privacy}>privacy policy</Link>.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and changes',
      body: (
        <p>
          The law of the Republic of Lithuania applies; consumers keep the protection of the country where they live. If
          we change these terms, this page shows the day of the change, and people with an account are told of anything
          important 14 days before.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <Contact /> },
  ],
};
