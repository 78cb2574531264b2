import { lazy } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import '../features/customers/account/message-banner.module.css';
import { ErrorPage } from '../features/site/errors/error-page.tsx';
import { paths } from '../addresses/paths.ts';
import styles from './layouts.module.css';
import { ShopFrame } from './shop-frame.tsx';
import { useFrame } from '../features/site/use-frame.ts';

// Browsers load it when there is news; its style sheet, named above, comes with the page. No Suspense boundary: what
// one streams later shows only where scripts run.
const loadBanner = () => import('../features/customers/account/message-banner.tsx');
const MessageBanner = import.meta.env.SSR
  ? (await loadBanner()).MessageBanner
  : lazy(async () => ({ default: (await loadBanner()).MessageBanner }));

export default function DefaultLayout() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

/** Errors inside a page are shown inside the shop's frame. */
export function ErrorBoundary() {
  return (
    <Page>
      <ErrorPage error={useRouteError()} />
    </Page>
  );
}

const withoutMessage = new Set([paths.home(), '/Home', '/Page', paths.cart()]);

function Page({ children }: { children: ReactNode }) {
  const { message } = useFrame();
  const { pathname } = useLocation();
  return (
    <ShopFrame>
      {message && !withoutMessage.has(pathname) && <MessageBanner message={message} />}
      <div className={styles.content}>{children}</div>
    </ShopFrame>
  );
}
