import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Trading safely',
  lead: 'Nearly all deals end with a handshake. These habits keep you out of the rest.',
  sections: [
    {
      id: 'rules',
      title: 'Five rules',
      body: (
        <ol>
          <li>
            <b>See it, then pay.</b> Meet, look, try it out. Whoever cannot show the thing may not have it.
          </li>
          <li>
            <b>Stay in the chat.</b> Swindlers hurry people to another messenger, where nobody can look into a report.
          </li>
          <li>
            <b>Codes are yours alone.</b> No buyer, courier, bank or moderator needs your PIN, card’s CVV, password or a
            Smart-ID or Mobile-ID confirmation in order to pay you.
          </li>
          <li>
            <b>Don’t pay through links.</b> A page that looks like your bank, the post or Mugė, opened from a message,
            is how most money is lost.
          </li>
          <li>
            <b>Too good is a warning.</b> A price far below the others, a seller abroad, a deposit “so that I keep it
            for you”: leave it.
          </li>
        </ol>
      ),
    },
    {
      id: 'before',
      title: 'Before you meet',
      body: (
        <ul>
          <li>
            Look at who sells: reviews, confirmed marks, other adverts. A mark says that this phone, identity or company
            was confirmed, not that every deal will be good.
          </li>
          <li>Ask what the pictures don’t show. Ask for one more photograph, with today’s date on a piece of paper.</li>
          <li>Search for a sentence of the description and for the pictures elsewhere: copies give themselves away.</li>
        </ul>
      ),
    },
    {
      id: 'meeting',
      title: 'When you meet',
      body: (
        <ul>
          <li>By day, where there are people: a shopping centre, a petrol station, a bank’s hall.</li>
          <li>For something expensive take somebody along, and tell somebody where you go.</li>
          <li>Try the thing as you would use it, and only then pay.</li>
          <li>For cars, machines and anything costly write a contract, each with a copy.</li>
        </ul>
      ),
    },
    {
      id: 'paying',
      title: 'Paying and sending',
      body: (
        <ul>
          <li>
            Hand to hand, an instant bank transfer is safe for both: the seller waits until the money is in the account,
            not until a screenshot is shown.
          </li>
          <li>
            If it has to be sent, choose a parcel locker or courier yourself, in the carrier’s own app, and prefer
            payment on delivery where you may open the parcel first.
          </li>
          <li>
            Mugė has no delivery and no “safe payment”. Whoever sends you a link to one in our name is lying:{' '}
            <b>report the advert</b>.
          </li>
          <li>To receive money you give your name and IBAN. Nothing else.</li>
        </ul>
      ),
    },
    {
      id: 'things',
      title: 'By kind of thing',
      body: (
        <ul>
          <li>
            <b>Cars.</b> Compare the VIN with the papers, check history and inspection, and do not buy without the
            owner’s declaration code (<span lang="lt">SDK</span>) from Regitra.
          </li>
          <li>
            <b>Homes.</b> Check the owner in the extract of the Centre of Registers. No deposit before you have been
            inside and know with whom you sign.
          </li>
          <li>
            <b>Phones and computers.</b> See it switched on, with the former owner signed out, and compare the IMEI.
          </li>
          <li>
            <b>Animals.</b> Dogs, cats and ferrets must carry a chip and be in the register of pets. See the litter with
            its mother, and the papers.
          </li>
          <li>
            <b>Work and services.</b> An honest employer never asks you to pay first, or to receive money for others.
          </li>
        </ul>
      ),
    },
    {
      id: 'selling',
      title: 'When you sell',
      body: (
        <ul>
          <li>Write the flaws down and show them. It saves a way, and a quarrel.</li>
          <li>
            “The courier will come and pay, just confirm here” is the commonest trick against sellers. Nobody needs your
            card in order to pay you.
          </li>
          <li>Sign out of devices, erase them, take your cards out.</li>
        </ul>
      ),
    },
    {
      id: 'wrong',
      title: 'If it has gone wrong',
      body: (
        <ol>
          <li>Call your bank at once: a transfer can sometimes still be stopped, a card blocked.</li>
          <li>Keep everything: the chat, the advert’s address, account numbers, tracking numbers.</li>
          <li>
            Tell the police at{' '}
            <a href="https://www.epolicija.lt" rel="noopener noreferrer" target="_blank">
              epolicija.lt
            </a>
            ; in danger call 112. False pages can also be reported to the National Cyber Security Centre,{' '}
            <a href="https://www.nksc.lt" rel="noopener noreferrer" target="_blank">
              nksc.lt
            </a>
            .
          </li>
          <li>Report the advert or the person here, so that it doesn’t happen to the next one.</li>
          <li>
            If a company sold it, the consumer authority helps:{' '}
            <a href="https://www.vvtat.lt" rel="noopener noreferrer" target="_blank">
              vvtat.lt
            </a>
            . More in <Link to={screens.support}>Support</Link>.
          </li>
        </ol>
      ),
    },
  ],
};
