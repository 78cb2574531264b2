import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link, Outlet, useRouteError } from 'react-router';
import { ConnectAsBanner } from '../features/customers/representatives/connect-as-banner.tsx';
import { ErrorPage } from '../features/site/errors/error-page.tsx';
import { FlashNotes } from '../features/site/flash-notes.tsx';
import { footerCopy } from '../features/site/footer-copy.ts';
import { frameCopy } from '../features/site/frame-copy.ts';
import { PanelHost } from '../panels/panel-host.tsx';
import { paths } from '../addresses/paths.ts';
import { Notices } from '@nuancier/ui/pieces/notices/notices.tsx';
import { ProgressBar } from '@nuancier/ui/pieces/waiting/progress-bar.tsx';
import { usePageView } from '@nuancier/ui/pieces/browser/use-page-view.ts';
import styles from './checkout-layout.module.css';
import { CheckoutStore } from './checkout-store.tsx';
import { HelpBar } from './header/help-bar.tsx';
import { Logo } from './header/logo.tsx';
import { Reassurance } from './footer/reassurance.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFrame } from '../features/site/use-frame.ts';

/** A quiet frame: nothing leads away by accident, the arrow leads back to the cart. */
export default function CheckoutLayout() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary() {
  return (
    <CheckoutFrame>
      <ErrorPage error={useRouteError()} />
    </CheckoutFrame>
  );
}

function CheckoutFrame({ children }: { children: ReactNode }) {
  const { accessibility, consent, flashes, site, viewer } = useFrame();
  usePageView(consent);
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <div className={styles.frame}>
        <FlashNotes flashes={flashes} />
        <ConnectAsBanner viewer={viewer} />
        <HelpBar on="every" />
        <header className={styles.header}>
          <div className={styles.inner}>
            <Link to={paths.cart()} className={styles.back}>
              <ArrowLeft aria-hidden="true" />
              <span>{frameCopy.backToCart}</span>
            </Link>
            <Logo />
          </div>
        </header>
        <CheckoutStore />
        <div className={styles.content}>{children}</div>
        <footer>
          <Reassurance />
          <p className={styles.legal}>
            <span>{site.copyright}</span>
            <Link to={paths.content('cgv')}>{footerCopy.terms}</Link>
            <Link to={paths.content('politique-de-confidentialite')}>{footerCopy.privacy}</Link>
            <Link to={paths.accessibility()}>{accessibility}</Link>
          </p>
        </footer>
      </div>
      <PanelHost />
      <Notices />
    </>
  );
}
