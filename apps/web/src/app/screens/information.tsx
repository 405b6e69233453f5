import { useLocation } from 'react-router-dom';
import { InformationPage } from '../../features/information/InformationPage.tsx';
import { informationPages } from '../../features/information/types.ts';
import { screens } from '../../lib/paths.ts';

/** One screen for all information pages: which one, the address tells; `/policy` shows the privacy policy. */
export function Component() {
  const { pathname } = useLocation();
  const address = pathname.replace(/\/+$/, '');
  const page = informationPages.find((name) => screens[name] === address) ?? 'privacy';
  return <InformationPage page={page} />;
}
