import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Privacy policy',
  lead: 'What this site knows about you, why, for how long, and what you can do about it.',
  updated: '2026-11-28',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: (
        <p>
          Responsible for your data (the controller) is the operator of this site. It runs on the operator’s own server;
          nothing described here is shared with sites that use the same software elsewhere. How to reach the operator
          stands under <a href="#contact">Contact</a>.
        </p>
      ),
    },
    {
      id: 'data',
      title: 'What data we collect',
      body: (
        <ul>
          <li>
            <b>Account:</b> name, e-mail or phone, a password (stored only as a hash), and, if you add them, surname,
            address, picture and language.
          </li>
          <li>
            <b>Adverts and banners:</b> what you write, the place, prices and their last change, contact details for the
            advert, and pictures. Hidden data in pictures, such as where they were taken, is removed on arrival.
          </li>
          <li>
            <b>Contacts between people:</b> messages, reviews, complaints, favourites, subscriptions, blocks.
          </li>
          <li>
            <b>Confirmations:</b> the phone number and its code; for identity and company the particulars and the
            picture of the document that you send.
          </li>
          <li>
            <b>Technical data:</b> IP address, time, page called, kind of browser and errors, in the server’s logs; how
            often an advert was seen, written about and called about.
          </li>
        </ul>
      ),
    },
    {
      id: 'purposes',
      title: 'What we use it for',
      body: (
        <ul>
          <li>
            To run your account, your adverts, chats and messages: because you asked for the service (contract, Article
            6(1)(b) GDPR).
          </li>
          <li>
            To keep fraud, abuse and attacks away, to moderate, to count visits: because a safe market is in everybody’s
            legitimate interest (Article 6(1)(f)).
          </li>
          <li>To confirm your phone, identity or company: only when you ask for it (consent, Article 6(1)(a)).</li>
          <li>To answer authorities and to keep what the law makes us keep (Article 6(1)(c)).</li>
        </ul>
      ),
    },
    {
      id: 'others',
      title: 'What others see',
      body: (
        <p>
          Your name, picture, rating, confirmed marks and published adverts are public, and search engines may find
          them. Your e-mail, surname and profile address are not. Your phone number stands in no page; signed-in people
          may ask for it on your advert. Messages are seen by the two who write them, and by a moderator where one of
          them was reported.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      body: (
        <>
          <p>
            We set no cookies for advertising or for following you about. What the site needs, your browser keeps in its
            local storage: the token that signs you in, the theme, the language, drafts that you haven’t saved yet, your
            last eight searches. For the length of a visit it also remembers how far you had scrolled and, until you are
            signed in, what you typed into the sign-in apart from passwords and codes. You can delete all of it in your
            browser; you are then signed out.
          </p>
          <p>
            Fonts and pictures come from this server. Nothing is loaded from other companies before you press something
            of theirs: a link to a map, or a sign-in button.
          </p>
        </>
      ),
    },
    {
      id: 'login',
      title: 'Signing in through others',
      body: (
        <p>
          If the operator offers it, you can sign in through Google, Facebook or Telegram. Only when you choose that, a
          script of that company is loaded, and it learns that you are here. It tells us a number for your account
          there, your name, and, if it has them, your e-mail and picture; we check that the answer is genuine. We learn
          neither your password nor your friends, and post nothing. What the company itself does with your data is in
          its own privacy policy.
        </p>
      ),
    },
    {
      id: 'advertising',
      title: 'Advertising tools',
      body: (
        <p>
          There are no advertising networks, pixels, or analytics by other companies on this site. Banners are placed by
          users and kept here. They are the same for everybody in a category, and we count presses without a profile of
          who pressed. If you follow a banner, the site behind it has its own rules.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Who else gets data',
      body: (
        <p>
          Companies that work for the operator, bound by contract and only as far as they need it: the host of the
          server, those who deliver e-mails and text messages. Police, courts and authorities, where the law obliges us.
          Nobody buys data from us. If one of these companies is outside the European Economic Area, the safeguards of
          Chapter V GDPR apply.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <ul>
          <li>Server logs: typically 12 months.</li>
          <li>Account and adverts: until you delete them. They leave public view at once.</li>
          <li>
            Messages, reviews and complaints: as long as the other person needs them; after you have left they are
            signed “Deleted user”.
          </li>
          <li>A registration that was never confirmed: 48 hours. Codes: 10 minutes.</li>
          <li>Sign-ins: 30 days without use, 180 days at most.</li>
          <li>Pictures that were uploaded and never used: about 7 days.</li>
          <li>Documents for confirmations: as long as the confirmation stands on them, encrypted.</li>
          <li>Copies in backups disappear as the backups are replaced.</li>
        </ul>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: (
        <p>
          Connections are encrypted, passwords and codes stored only as hashes, documents encrypted and outside every
          public place; they can be opened by you and by moderators alone, and every opening is recorded. Guessing is
          slowed down. If a breach should endanger you, we tell you and the authority as the law says. Nobody can
          promise perfect security: choose a password that you use nowhere else.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You may see your data and get a copy, have it corrected or deleted, have its use restricted, take it
            elsewhere, object to uses that rest on a legitimate interest, and withdraw a consent for the future. Much of
            it you can do yourself in the settings; for the rest write to us. We answer within about one month; if a
            request is complicated it may take longer, and we say so.
          </p>
          <p>
            You may also complain to the State Data Protection Inspectorate of Lithuania (
            <span lang="lt">Valstybinė duomenų apsaugos inspekcija</span>),{' '}
            <a href="https://vdai.lrv.lt" rel="noopener noreferrer" target="_blank">
              vdai.lrv.lt
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children under 16',
      body: (
        <p>
          The site is not meant for children under 16, and we don’t knowingly keep data of theirs. If you are a parent
          and think that your child has an account here, tell us and we delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When this policy changes, the day above changes with it. People with an account are told of anything important
          before it applies. The rules of the site are in the <Link to={screens.terms}>terms of use</Link>.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <Contact /> },
  ],
};
