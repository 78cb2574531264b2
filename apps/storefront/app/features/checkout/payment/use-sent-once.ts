import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useShownAgain } from '../use-shown-again.ts';

/** For a form that is sent as a document: a second press while the answer is on its way does nothing. */
export function useSentOnce() {
  const [isSent, setSent] = useState(false);
  const { revalidate } = useRevalidator();
  useShownAgain(() => {
    setSent(false);
    void revalidate();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent) event.preventDefault();
    setSent(true);
  };
  return { isSent, onSubmit };
}
