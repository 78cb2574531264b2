import { Outlet, useSearchParams } from 'react-router';
import { onlyStaff } from '../backend/admission.server.ts';
import { staffContext } from '../backend/request-context.server.ts';
import { keptOnLoss } from '../backend/kept-on-loss.ts';
import { namedLoss } from '../backend/network/named-loss.ts';
import { ErrorPage } from '../features/office/error-page.tsx';
import { officeCopy } from '../features/office/office-copy.ts';
import { OfficeFrame } from '../features/office/office-frame.tsx';
import { OfflineLine } from '../features/office/network/offline-line.tsx';
import { OutcomeNote } from '../features/office/outcome-note.tsx';
import { lastEnd } from '../features/office/session/last-end.ts';
import { SessionEnd } from '../features/office/session/session-end.tsx';
import { UnsavedGuard } from '../features/office/unsaved/unsaved-guard.tsx';
import { WaitingActs } from '../features/orders/counter/waiting-acts.tsx';
import { useSeenRefusal } from '../features/office/use-seen-refusal.ts';
import type { Route } from './+types/office-layout';

/** Nobody else's page is loaded, let alone written to. */
export const middleware: Route.MiddlewareFunction[] = [onlyStaff];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [namedLoss];

export function loader({ context }: Route.LoaderArgs) {
  const { menu, person, ends_at: endsAt } = context.get(staffContext);
  return { menu, person, lastEnd: lastEnd(endsAt, Date.now()) };
}

export const clientLoader = keptOnLoss<Awaited<ReturnType<typeof loader>>>();

export default function OfficeLayout({ loaderData: { menu, person, lastEnd: last } }: Route.ComponentProps) {
  useSeenRefusal();
  const [asked] = useSearchParams();
  return (
    <OfficeFrame
      menu={menu}
      person={person ?? null}
      notice={
        <>
          <OfflineLine />
          <Waiting menu={menu} person={person} />
        </>
      }
    >
      {asked.get('note') === 'ailleurs' && <OutcomeNote done={officeCopy.notYours} />}
      <Outlet />
      <UnsavedGuard />
      <SessionEnd last={last} />
    </OfficeFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <OfficeFrame
      menu={loaderData.menu}
      person={loaderData.person ?? null}
      notice={<Waiting {...loaderData} />}
    >
      <ErrorPage error={error} />
    </OfficeFrame>
  );
}

/** Whatever the page, and where it fails too. */
function Waiting({ menu, person }: Pick<Route.ComponentProps['loaderData'], 'menu' | 'person'>) {
  if (!person) return null;
  return (
    <WaitingActs menu={menu} person={{ id: person.id, name: `${person.firstname} ${person.lastname}` }} />
  );
}
