import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Career',
  lead: 'There are no open positions at the moment. When there are, this page is the only place where we announce them.',
  sections: [
    {
      id: 'work',
      title: 'What the work here is',
      body: (
        <>
          <p>A fair needs few people, but they matter. These are the ones we look for when we look:</p>
          <ul>
            <li>
              <b>Moderators</b> who read Lithuanian and Russian, can tell a clumsy advert from a dishonest one, and
              explain a decision in two friendly sentences.
            </li>
            <li>
              <b>Support</b> people who answer the question that was meant.
            </li>
            <li>
              <b>Engineers</b> who like fast pages, small systems and interfaces that everybody can use.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'help',
      title: 'Helping without a contract',
      body: (
        <p>
          A wrong word in one of the three languages, a control that a screen reader cannot find, a town that is missing
          from the list: tell us, and it will be mended. Such letters are read first.
        </p>
      ),
    },
    {
      id: 'fraud',
      title: 'Beware of false offers',
      body: (
        <p>
          We never ask for money, for the codes of a bank or for Smart-ID confirmations in return for a job, and we
          don’t hire through chats. Whoever does so in our name is not from here: report it, and read how to{' '}
          <Link to={screens.safety}>trade safely</Link>.
        </p>
      ),
    },
    {
      id: 'adverts',
      title: 'Work at other companies',
      body: (
        <p>
          Employers place their adverts among all the others: look in the{' '}
          <Link to={screens.categories}>categories</Link>.
        </p>
      ),
    },
    { id: 'contact', title: 'Write to us', body: <Contact /> },
  ],
};
