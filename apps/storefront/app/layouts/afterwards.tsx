import { SessionEnd } from '../features/customers/sessions/session-end.tsx';
import { FirstFault } from '@nuancier/ui/pieces/form/first-fault.tsx';

/** Components for submitted forms and signed-in sessions. Loaded after the page is rendered. */
export function Afterwards({ sessionHours }: { sessionHours: number | null }) {
  return (
    <>
      <FirstFault />
      {sessionHours !== null && <SessionEnd hours={sessionHours} />}
    </>
  );
}
