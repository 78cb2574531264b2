import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';

/** For a form that is sent as a document: a second press while the answer is on its way does nothing. */
export function useSentOnce() {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    // Whoever comes back finds the page as it was left, with a form that was sent.
    const shown = (event: PageTransitionEvent) => event.persisted && setSent(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent) event.preventDefault();
    setSent(true);
  };
  return { isSent, onSubmit };
}
