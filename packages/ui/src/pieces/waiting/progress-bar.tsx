import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** Quick navigations show nothing; the run itself lasts 5000 ms, in the sheet beside. */
export const PROGRESS_THROTTLE_MS = 200;

export function ProgressBar() {
  const navigating = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!navigating) return undefined;
    const timer = setTimeout(() => setShown(true), PROGRESS_THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [navigating]);
  return (
    <div className={styles.track}>{shown && <div className={styles.bar} data-progress="running" />}</div>
  );
}
