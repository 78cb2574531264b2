import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { thanksCopy as copy } from './copy.ts';
import styles from './placed-order-view.module.css';

const ASK_EVERY_MS = 2_000;
const ASK_FOR_MS = 30_000;

/** Asks for half a minute, then lets go: the bank's answer comes by mail as well. */
export function CardPending() {
  const [isOver, end] = useState(false);
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isOver) return undefined;
    const asking = setInterval(() => void revalidate(), ASK_EVERY_MS);
    const ending = setTimeout(() => end(true), ASK_FOR_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(ending);
    };
  }, [isOver, revalidate]);
  return (
    <>
      <h1>{copy.pendingTitle}</h1>
      <p role="status" className={styles['lead']}>
        {isOver ? copy.pendingLong : copy.pendingNow}
      </p>
      <div className={styles['actions']}>
        <ButtonLink to={pathname + search} reloadDocument look="secondary">
          {copy.refresh}
        </ButtonLink>
      </div>
    </>
  );
}
