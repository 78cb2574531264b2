import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { MessageBanner } from '../features/customers/account/message-banner.tsx';
import { ErrorPage } from '../features/site/errors/error-page.tsx';
import { paths } from '../addresses/paths.ts';
import styles from './layouts.module.css';
import { ShopFrame } from './shop-frame.tsx';
import { useFrame } from '../features/site/use-frame.ts';

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
