import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { STAYED } from './stay-without-network.ts';

/** Whether a page that was asked for could not even be begun; it is opened once the network is back. */
export function useStayed(): boolean {
  const [hasStayed, setStayed] = useState(false);
  const { location } = useNavigation();
  const asked = useRef(location);
  useEffect(() => {
    asked.current = location;
  }, [location]);
  useEffect(() => {
    const stay = () => setStayed(true);
    window.addEventListener(STAYED, stay);
    return () => window.removeEventListener(STAYED, stay);
  }, []);
  useEffect(() => {
    if (!hasStayed) return undefined;
    const open = () => {
      setStayed(false);
      const to = asked.current;
      if (to) window.location.assign(`${to.pathname}${to.search}${to.hash}`);
    };
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [hasStayed]);
  return hasStayed;
}
