import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ConnectAsBanner } from '../features/customers/representatives/connect-as-banner.tsx';
import { ConsentBanner } from '../features/site/consent-banner.tsx';
import { useFavouriteStore } from '../features/stores/choice/use-favourite-store.ts';
import { openPanel } from '../panel-state/panel-store.ts';
import { PanelHost } from '../panels/panel-host.tsx';
import { paths } from '../addresses/paths.ts';
import { Notices } from '@nuancier/ui/pieces/notices/notices.tsx';
import { ProgressBar } from '@nuancier/ui/pieces/waiting/progress-bar.tsx';
import { useDeviceClass } from '@nuancier/ui/pieces/browser/use-device-class.ts';
import { usePageView } from '@nuancier/ui/pieces/browser/use-page-view.ts';
import { DemoBanner } from '../features/site/demo-banner.tsx';
import { FlashNotes } from '../features/site/flash-notes.tsx';
import asked from './asked-sign-in.module.css';
import { BottomBar } from './header/bottom-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { HelpBar } from './header/help-bar.tsx';
import styles from './layouts.module.css';
import { SkipLink } from './skip-link.tsx';
import { useFrame } from '../features/site/use-frame.ts';

// Drawn by the server alone, for those without script: no browser carries its form.
const AskedSignIn = import.meta.env.SSR ? (await import('./asked-sign-in.tsx')).AskedSignIn : null;

/** Header, footer and everything that floats: shared by the default and the full-width layout. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { askedPage, consent, currentShop, deviceClass, flashes, demo, viewer } = useFrame();
  const device = useDeviceClass(deviceClass);
  const { pathname } = useLocation();
  usePageView(consent);
  useFavouriteStore(currentShop);
  // Here and not in a child: the panel host forgets what was open before the page it is drawn on.
  useEffect(() => {
    if (askedPage !== null) openPanel('login', { back: askedPage });
  }, [askedPage]);
  return (
    <>
      {consent === 'unknown' && pathname !== paths.consent() && <ConsentBanner />}
      <SkipLink />
      <ProgressBar />
      <div className={styles.frame} data-device={device}>
        <DemoBanner demo={demo} />
        <FlashNotes flashes={flashes} />
        <ConnectAsBanner viewer={viewer} />
        <HelpBar on="narrow" />
        <Header />
        <noscript>
          {AskedSignIn && askedPage !== null && <AskedSignIn page={askedPage} className={asked.asked} />}
        </noscript>
        {children}
        <Footer />
      </div>
      <BottomBar />
      <PanelHost />
      <Notices />
    </>
  );
}
