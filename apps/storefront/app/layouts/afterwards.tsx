import { SessionEnd } from '../features/customers/sessions/session-end.tsx';
import { FirstFault } from '../ui/form/first-fault.tsx';

/** What answers to forms that were sent, and to those who have signed in. It comes after the page stands. */
export function Afterwards({ sessionHours }: { sessionHours: number | null }) {
  return (
    <>
      <FirstFault />
      {sessionHours !== null && <SessionEnd hours={sessionHours} />}
    </>
  );
}
