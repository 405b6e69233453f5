import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SignIn } from './SignIn.tsx';
import { useScroll } from './scroll.ts';
import { SearchDraftProvider } from './search-draft.tsx';
import { TabBar } from './TabBar.tsx';
import { UtilityLine } from './UtilityLine.tsx';
import { WaitNotice } from './WaitNotice.tsx';

/** The one layout under which all screens sit. Specification: public part, section 2. */
export function MainLayout() {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useScroll(main);
  return (
    <SearchDraftProvider>
      <div className="page">
        <a className="skip" href="#main">
          {t('skipToContent')}
        </a>
        <UtilityLine />
        <Header />
        <main className="wrap" id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <TabBar />
        <SignIn />
        <WaitNotice />
      </div>
    </SearchDraftProvider>
  );
}
