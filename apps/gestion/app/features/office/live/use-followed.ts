import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 1_500;

/** Reads the page again while something is under way; without script there is a link for it. */
export function useFollowed(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
