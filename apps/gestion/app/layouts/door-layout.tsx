import { Outlet } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { atTheDoor } from '../backend/admission.server.ts';
import styles from './door-layout.module.css';
import { ErrorPage } from '../features/office/error-page.tsx';
import { officeCopy } from '../features/office/office-copy.ts';
import { useSeenRefusal } from '../features/office/use-seen-refusal.ts';
import type { Route } from './+types/door-layout';

export const middleware: Route.MiddlewareFunction[] = [atTheDoor];

/** The way in: a card in the middle, nothing else. */
export default function DoorLayout() {
  useSeenRefusal();
  return (
    <Page>
      <div className={styles.door}>
        <p className={styles.name}>{officeCopy.name}</p>
        <Outlet />
      </div>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
