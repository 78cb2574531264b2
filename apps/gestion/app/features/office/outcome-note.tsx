import { useEffect } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';

type Props = {
  /** what the address tells of the page before */
  done?: string | null | undefined;
  /** what the answer to a form of this page tells */
  answered?: string | null | undefined;
  leads?: boolean;
};

/** What came of the last act, and of no act before it: an answer to this page's own form is newer than its address. */
export function OutcomeNote({ done, answered, leads = false }: Props) {
  const location = useLocation();
  const isOld = useActionData() !== undefined;
  useToldOnce(location);
  return <DoneNote key={location.key} text={answered ?? (isOld ? null : done)} leads={leads} />;
}

const TOLD = ['fait', 'note'];

/** Read once more, or come back to, the page does not tell it again. */
function useToldOnce(location: Location): void {
  useEffect(() => {
    const told = new URLSearchParams(location.search);
    if (!TOLD.some((name) => told.has(name))) return;
    const address = new URL(window.location.href);
    for (const name of TOLD) address.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', address);
  }, [location]);
}
