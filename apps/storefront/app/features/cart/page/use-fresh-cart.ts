import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** The cart may have been changed in another tab: reloaded on return to this one. */
export function useFreshCart(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
