import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { CompanyProofNote } from '../features/customers/account/company-proof-note.tsx';
import { ErrorPage } from '../features/site/errors/error-page.tsx';
import { useFrame } from '../features/site/use-frame.ts';
import { paths } from '../addresses/paths.ts';
import styles from './account-layout.module.css';
import { AccountNav } from './account-nav.tsx';

/** The customer's pages: their menu on the left, above the page on phones. */
export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  return (
    <AccountFrame>
      <ErrorPage error={useRouteError()} />
    </AccountFrame>
  );
}

function AccountFrame({ children }: { children: ReactNode }) {
  const { viewer } = useFrame();
  const { pathname } = useLocation();
  if (viewer.kind === 'signed-out') return children;
  return (
    <div className={styles.account}>
      <AccountNav viewer={viewer} />
      <div className={styles.page}>
        {pathname !== paths['customer-company-proof']() && <CompanyProofNote company={viewer.company} />}
        {children}
      </div>
    </div>
  );
}
