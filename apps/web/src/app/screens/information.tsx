import { useLocation } from 'react-router-dom';
import { InformationPage } from '../../features/information/InformationPage.tsx';
import { informationAddresses } from '../../features/information/types.ts';
import { screens } from '../../lib/paths.ts';

/** One screen for all information pages: which one, the address tells. */
export function Component() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const address = informationAddresses.find((name) => screens[name] === path) ?? 'privacy';
  return <InformationPage address={address} />;
}
