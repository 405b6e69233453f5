import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { ErrorState } from '../../components/ui/States.tsx';
import { useLanguage } from '../../lib/language.ts';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { informationQuery } from './api.ts';
import {
  type InformationAddress,
  type InformationContent,
  type InformationSection,
  informationAddresses,
  type Question,
} from './types.ts';

/** A page with more sections than this begins with a list of them. */
const fewSections = 6;

function Pages({ address }: { address: InformationAddress }) {
  const { t } = useTranslation(['information', 'layout']);
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    // On phones the list is a row that scrolls sideways: the current page must not be out of sight.
    const row = list.current;
    const current = row?.querySelector<HTMLElement>(`[data-page="${address}"]`);
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [address]);

  return (
    <nav className="info__pages" aria-label={t('pages')}>
      <ul ref={list}>
        {informationAddresses.map((name) => (
          <li key={name} data-page={name}>
            <Link to={screens[name]} aria-current={name === address ? 'page' : undefined}>
              {t(`layout:links.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents({ id, sections }: { id: string; sections: readonly InformationSection[] }) {
  const { t } = useTranslation('information');
  const rows = { '--rows': Math.ceil(sections.length / 2) } as CSSProperties;
  return (
    <nav className="info__contents" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {t('contents')}
      </h2>
      <ol style={rows}>
        {sections.map(({ id: anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <details className="info__question" key={question}>
      <summary>
        {question}
        <Icon of={ChevronDown} />
      </summary>
      <div>{answer}</div>
    </details>
  ));
}

function Article({ content }: { content: InformationContent }) {
  const { t } = useTranslation('information');
  const language = useLanguage();
  const { title, lead, updated, contentsId = 'contents', sections } = content;
  return (
    <>
      <h1 className="h1">{title}</h1>
      <p className="info__lead">{lead}</p>
      {updated && (
        <p className="t13 muted">
          {t('updated', { date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(updated)) })}
        </p>
      )}
      {sections.length > fewSections - 1 && <Contents id={contentsId} sections={sections} />}
      {sections.map(({ id, title: heading, body, questions }) => (
        <section className="info__section" id={id} key={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{heading}</h2>
          {body}
          {questions && <Questions questions={questions} />}
        </section>
      ))}
    </>
  );
}

function ArticleSkeleton() {
  const { t } = useTranslation('information');
  return (
    <div role="status" aria-label={t('loading')} className="info__wait">
      <Skeleton style={{ width: '50%', height: 40 }} />
      <Skeleton style={{ width: '90%', height: 22 }} />
      <Skeleton style={{ width: '70%', height: 22 }} />
      <Skeleton style={{ width: '30%', height: 26, marginTop: 40 }} />
      <Skeleton style={{ width: '95%', height: 20 }} />
      <Skeleton style={{ width: '92%', height: 20 }} />
      <Skeleton style={{ width: '60%', height: 20 }} />
    </div>
  );
}

/**
 * The information page of an address in the language on screen, beside the list of all of them. Specification: decisions,
 * what we do not copy (each is a real page; `/policy` shows the privacy policy).
 */
export function InformationPage({ address }: { address: InformationAddress }) {
  const page = address === 'policy' ? 'privacy' : address;
  const { t } = useTranslation('information');
  const language = useLanguage();
  const { hash } = useLocation();
  const { data, isError, isFetching, refetch } = useQuery(informationQuery(page, language));
  useTitle(data?.title);

  useEffect(() => {
    // An address with an anchor is often opened before its text is there.
    if (data && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [data, hash]);

  return (
    <div className="info">
      <link rel="canonical" href={new URL(screens[page], window.location.origin).href} />
      <Pages address={address} />
      <article className="info__text">
        {data ? (
          <Article content={data} />
        ) : isError ? (
          <ErrorState title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <ArticleSkeleton />
        )}
      </article>
    </div>
  );
}
