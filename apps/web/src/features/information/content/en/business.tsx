import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Mugė for business',
  lead: 'A stall for your company: adverts under its own name, a confirmed badge, and banners for when you want to be seen.',
  sections: [
    {
      id: 'start',
      title: 'How a company starts',
      body: (
        <ol>
          <li>Register and use the name that your customers know as the name of the account.</li>
          <li>Confirm your phone number by the code that is sent to it.</li>
          <li>
            Send the company’s particulars for confirmation: its name, the owner’s full name, the date of founding,
            address, phone, company code, and a picture of the registration certificate (JPG or PNG).
          </li>
          <li>
            A moderator checks them. From then on your page and every advert of yours carry the mark <b>Company</b>. The
            document itself is kept encrypted and is never shown to anybody else.
          </li>
        </ol>
      ),
    },
    {
      id: 'adverts',
      title: 'Adverts',
      body: (
        <>
          <p>
            Companies place adverts on the same terms as everybody: free of charge, with up to nine photographs, the
            fields of the subcategory, and six lines of your own specifications. A draft waits until you publish it.
          </p>
          <p>
            Under each advert you see how many people looked at it, how many wrote and how many asked for the phone.
            When the thing is sold, mark the advert as completed: it leaves the search, but its page still tells people
            who saved the link that it is gone.
          </p>
        </>
      ),
    },
    {
      id: 'banners',
      title: 'Banners',
      body: (
        <>
          <p>
            A banner is a picture with a link to your site, shown between two dates that you choose, Lithuanian time.
            You pick the category and the subcategories where it belongs.
          </p>
          <ul>
            <li>Every new or changed banner is looked at by a moderator before it runs.</li>
            <li>Every banner is marked as advertising.</li>
            <li>You see how often it was pressed. Several presses by one person within a minute count once.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'order',
      title: 'No bought places',
      body: (
        <p>
          Results are ordered by how well they match, by date, by price or by name, as the person looking chooses. There
          is nothing you could pay to stand higher, and nothing your competitor could pay either. Mugė takes no
          commission and handles no payments.
        </p>
      ),
    },
    {
      id: 'duties',
      title: 'What the law expects of traders',
      body: (
        <>
          <p>
            Whoever sells to consumers as a business has duties that a private seller does not. In short, and without
            replacing advice:
          </p>
          <ul>
            <li>say openly that you are a trader, with name, company code, address and contact;</li>
            <li>show the full price in euros, taxes included;</li>
            <li>
              for sales at a distance, let a consumer withdraw within 14 days, except where the law says otherwise;
            </li>
            <li>answer for faults for two years from delivery.</li>
          </ul>
          <p>
            The State Consumer Rights Protection Authority explains the details at{' '}
            <a href="https://www.vvtat.lt" rel="noopener noreferrer" target="_blank">
              vvtat.lt
            </a>
            . A company that poses as a private person breaks the law and our <Link to={screens.terms}>terms</Link>.
          </p>
        </>
      ),
    },
    { id: 'contact', title: 'Questions', body: <Contact /> },
  ],
};
