import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A pointer that only crosses an entry opens nothing; one that slips off has time to come back. */
const OPEN_AFTER_MS = 140;
const CLOSE_AFTER_MS = 280;

export type MenuBarState = {
  openUid: string | null;
  open: (uid: string) => void;
  close: () => void;
  enter: (uid: string | null) => void;
  leave: () => void;
};

/** Which dropdown of a bar is open: at most one, none after the page has changed. */
export function useMenuBar(): MenuBarState {
  const [state, setState] = useState<{ uid: string | null; page: string }>({ uid: null, page: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key: page } = useLocation();

  const now = (uid: string | null) => {
    clearTimeout(timer.current);
    setState({ uid, page });
  };
  const later = (uid: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState({ uid, page }), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  // A pointer that opened it leaves the keyboard elsewhere: Escape closes it from there too.
  const isOpen = state.uid !== null && state.page === page;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setState({ uid: null, page });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, page]);

  return {
    openUid: state.page === page ? state.uid : null,
    open: now,
    close: () => now(null),
    enter: (uid) => later(uid, OPEN_AFTER_MS),
    leave: () => later(null, CLOSE_AFTER_MS),
  };
}
