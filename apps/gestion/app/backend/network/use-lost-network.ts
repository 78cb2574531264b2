import { useEffect, useState } from 'react';

/** A lift, a doorway: what is back by then was no loss. */
const SETTLED_MS = 4_000;

/** Whether the browser has been without network for some seconds. Without script nobody is told. */
export function useLostNetwork(): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lose = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLost(true), SETTLED_MS);
    };
    const find = () => {
      clearTimeout(timer);
      setLost(false);
    };
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, []);
  return isLost;
}
