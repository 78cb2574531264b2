import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Modal } from '@nuancier/ui/pieces/dialog/modal.tsx';
import { hasUnsaved } from './has-unsaved.ts';
import { unsavedCopy as copy } from './unsaved-copy.ts';
import styles from './unsaved-guard.module.css';

/** Asks before a page with something typed in it is left: by its links, by the browser's own ways in the browser's words. */
export function UnsavedGuard() {
  const title = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(document),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(document)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal labelledBy={title} className={styles.dialog ?? ''} onClose={() => blocker.reset()}>
      <h2 id={title}>{copy.title}</h2>
      <p>{copy.says}</p>
      <div className={styles.row}>
        <Button onClick={() => blocker.reset()}>{copy.stay}</Button>
        <Button look="secondary" onClick={() => blocker.proceed()}>
          {copy.leave}
        </Button>
      </div>
    </Modal>
  );
}
