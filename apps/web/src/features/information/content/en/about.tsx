import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'About Mugė',
  lead: 'A fair where anybody in Lithuania can put up a stall: from Vilnius to Nida, in three languages, with nobody in between.',
  sections: [
    {
      id: 'what',
      title: 'What Mugė is',
      body: (
        <>
          <p>
            <b lang="lt">Mugė</b> is Lithuanian for a fair. People and companies put up what they sell, rent out, give
            away or can do for you; others find it, ask, and agree with them directly. Prices are in euros. To look
            around you need no account.
          </p>
          <p>
            Mugė does not buy, store or deliver anything, takes no commission and no payments. Whoever placed the advert
            sells, whoever answers it buys. We put up the stalls and keep the lights on.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'What you can do here',
      body: (
        <ul>
          <li>
            <b>Find.</b> The search forgives missing letters and small slips: “saldytuvas” finds “Šaldytuvas”. Price,
            place and condition narrow it down.
          </li>
          <li>
            <b>Ask.</b> Write to the seller in the chat, or call once you have signed in.
          </li>
          <li>
            <b>Judge.</b> Reviews, and marks for a confirmed phone, identity or company, tell you who stands behind the
            stall.
          </li>
          <li>
            <b>Sell.</b> An advert takes a few minutes: up to nine photographs, a description, a price. Placing it costs
            nothing.
          </li>
        </ul>
      ),
    },
    {
      id: 'principles',
      title: 'What we hold to',
      body: (
        <ul>
          <li>
            Your phone number never stands in a page. Only signed-in people can ask for it, and the asking is counted.
          </li>
          <li>Photographs lose their hidden data, such as where they were taken, before anybody sees them.</li>
          <li>Advertising is marked as advertising, and a place at the top of the results cannot be bought.</li>
          <li>When a price changes, the page shows what it was.</li>
          <li>When a moderator takes something down, the person concerned is told why.</li>
        </ul>
      ),
    },
    {
      id: 'operator',
      title: 'Who runs it',
      body: (
        <>
          <p>
            Mugė is software that anybody may run. This site is run by its operator, on a server of its own, with its
            own database and files. A Mugė at another address belongs to somebody else and knows nothing of your account
            here.
          </p>
          <Contact />
          <p>
            See also: <Link to={screens.support}>support</Link>, <Link to={screens.safety}>trading safely</Link>,{' '}
            <Link to={screens.business}>Mugė for business</Link>.
          </p>
        </>
      ),
    },
  ],
};
