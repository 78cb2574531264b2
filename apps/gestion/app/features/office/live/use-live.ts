import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { onShopEvent } from '../../../backend/shop-events.ts';
import { gathered } from './gathered.ts';

/** Several events of one act come together: they are read once. On a busy day they never end. */
const TIMES = { pauseMs: 500, longestMs: 5_000 };

/**
 * Reads the page again when something has happened in the shop: what came says only that, and rights are judged where
 * they always are. Without script the page is as it was when it was asked for. `concerns`: what of it changes anything
 * that is shown, by its subject; declared outside of the component, or kept.
 */
export function useLive(concerns: (subject: string) => boolean): void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  useEffect(() => {
    const reading = gathered(read, TIMES);
    function read(): Promise<void> | void {
      // Of a network that has just gone: what is shown stays, an error would take its place.
      if (!navigator.onLine) return;
      // What somebody has pressed is not asked for anew because of it.
      if (isLeaving.current) return reading.call();
      return revalidate();
    }
    const leave = onShopEvent((subject) => {
      if (subject === null || concerns(subject)) reading.call();
    });
    return () => {
      reading.cancel();
      leave();
    };
  }, [revalidate, concerns]);
}
