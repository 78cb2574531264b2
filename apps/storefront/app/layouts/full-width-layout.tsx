import { Outlet, useRouteError } from 'react-router';
import { ErrorPage } from '../features/site/errors/error-page.tsx';
import styles from './layouts.module.css';
import { ShopFrame } from './shop-frame.tsx';

/** Same header and footer; the page brings its own widths and no message banner is shown. */
export default function FullWidthLayout() {
  return (
    <ShopFrame>
      <div className={styles.wide}>
        <Outlet />
      </div>
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <div className={styles.content}>
        <ErrorPage error={useRouteError()} />
      </div>
    </ShopFrame>
  );
}
