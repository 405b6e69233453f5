import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Support',
  lead: 'Short answers to what people ask most. If yours is not among them, write to us.',
  contentsId: 'help',
  sections: [
    {
      id: 'finding',
      title: 'Finding',
      questions: [
        {
          question: 'How do I search?',
          answer: (
            <p>
              Write what you are looking for into the search at the top and, if it matters, a place. Letters without
              diacritics and small slips are forgiven, and so are different endings of a word. Then narrow the results
              down by price, condition and category, or order them by date, price or name.
            </p>
          ),
        },
        {
          question: 'Why do I find nothing?',
          answer: (
            <p>
              Every word you write has to occur in an advert, so fewer words find more. Take filters away one by one:
              each is a chip above the results. A place narrows a lot, too.
            </p>
          ),
        },
        {
          question: 'How do I share a search or an advert?',
          answer: (
            <p>
              The address in your browser holds everything: the words, the filters, the order. On an advert’s page{' '}
              <b>Copy link</b> puts its address on your clipboard.
            </p>
          ),
        },
        {
          question: 'What does “no longer available” mean?',
          answer: (
            <p>
              The seller has marked the advert as completed or put it away. Its page stays for those who kept the link,
              but it is in no list and no search.
            </p>
          ),
        },
        {
          question: 'What do the arrows beside a price mean?',
          answer: (
            <p>
              The price was changed. The arrow points where it went: green and down when it fell, red and up when it
              rose. The price before the last change is struck through.
            </p>
          ),
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      questions: [
        {
          question: 'Do I need an account?',
          answer: (
            <p>
              Not for looking around. You need one to keep favourites, to write, to ask for a phone number, to review
              and to place adverts. You must be at least 16.
            </p>
          ),
        },
        {
          question: 'The code does not come. What now?',
          answer: (
            <p>
              Wait half a minute, then send it again; look among unwanted mail, too. A code is valid for 10 minutes and
              dies after five wrong tries. The newest one counts.
            </p>
          ),
        },
        {
          question: 'I have forgotten my password.',
          answer: (
            <p>
              Choose the forgotten password in the sign-in window, give your e-mail or phone, and enter the code that
              comes with a new password of at least 8 characters. Every other session of yours is then signed out.
            </p>
          ),
        },
        {
          question: 'How do I confirm my phone, identity or company?',
          answer: (
            <p>
              In the settings of your profile, under Confirmations. The phone is confirmed by a code at once; identity
              and company are looked at by a moderator. A confirmed mark then shows on your adverts.
            </p>
          ),
        },
        {
          question: 'How do I delete my account?',
          answer: (
            <p>
              Write to us from the e-mail address of the account. Your adverts and profile disappear at once; what you
              wrote to others stays with them, signed “Deleted user”. The{' '}
              <Link to={screens.privacy}>privacy policy</Link> says what is kept for how long.
            </p>
          ),
        },
      ],
    },
    {
      id: 'selling',
      title: 'Placing adverts',
      questions: [
        {
          question: 'What does an advert cost?',
          answer: <p>Nothing. Mugė takes no fee for placing and no commission on what you sell.</p>,
        },
        {
          question: 'Which photographs can I add?',
          answer: (
            <p>
              Up to nine, JPG or PNG, each at most 10 MB. Drag them into order; the first is the cover. Take your own:
              with daylight, from the front, and one of every flaw. A camera’s hidden data is removed.
            </p>
          ),
        },
        {
          question: 'What is the difference between “To publish” and “Save”?',
          answer: (
            <p>
              <b>To publish</b> shows the advert to everybody at once. <b>Save</b> keeps it as a draft that only you
              see.
            </p>
          ),
        },
        {
          question: 'How do I give something away?',
          answer: <p>Write 0 as the price. The advert then says “Free”.</p>,
        },
        {
          question: 'Why has my advert disappeared?',
          answer: (
            <p>
              Most likely a moderator has hidden it; you have been told the reason. What may be offered is in the{' '}
              <Link to={screens.terms}>terms</Link>. If you think it was a mistake, answer that message.
            </p>
          ),
        },
      ],
    },
    {
      id: 'talking',
      title: 'Talking to each other',
      questions: [
        {
          question: 'Who sees my phone number?',
          answer: (
            <p>
              Nobody who just looks at a page. Signed-in people can ask for it on your advert; each asking is counted
              under “called”.
            </p>
          ),
        },
        {
          question: 'How do I make somebody stop?',
          answer: (
            <p>
              Block them: no message passes between you in either direction, at once. They still see your public
              adverts. Blocked people are listed in your settings.
            </p>
          ),
        },
        {
          question: 'How do I report an advert or a person?',
          answer: (
            <p>
              Use <b>Report an ad</b> on the advert’s page and say in a sentence or two what is wrong. A moderator looks
              at every report. In danger, call 112 first.
            </p>
          ),
        },
        {
          question: 'Who can write a review?',
          answer: (
            <p>
              Anybody signed in, once for each person; writing again replaces it. Reviews between people who have
              chatted here carry a mark that says so.
            </p>
          ),
        },
        {
          question: 'Can Mugė get my money back?',
          answer: (
            <p>
              No: payments do not pass through us. Read <Link to={screens.safety}>how to trade safely</Link> before you
              pay, and what to do when something has gone wrong.
            </p>
          ),
        },
      ],
    },
    {
      id: 'interface',
      title: 'The site itself',
      questions: [
        {
          question: 'How do I change language or theme?',
          answer: (
            <p>
              In the upper right corner, on phones in the menu. Your browser remembers both. Adverts stay in the
              language in which they were written.
            </p>
          ),
        },
        {
          question: 'What times are shown?',
          answer: <p>Lithuanian time, whichever country you are in.</p>,
        },
      ],
    },
    { id: 'contact', title: 'Write to us', body: <Contact /> },
  ],
};
