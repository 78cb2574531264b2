import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { BASE } from '../../addresses/paths.ts';

/** Several events of one act come together: they are read once. */
const PAUSE_MS = 500;

/**
 * Reads the page again when something has happened in the shop: what came says only that, and rights are judged where
 * they always are. Without script the page is as it was when it was asked for.
 */
export function useLiveOrders(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const events = new EventSource(`${BASE}/evenements`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    events.addEventListener('message', () => {
      clearTimeout(timer);
      // Of a network that has just gone: what is shown stays, an error would take its place.
      timer = setTimeout(() => void (navigator.onLine && revalidate()), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      events.close();
    };
  }, [revalidate]);
}
