import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';

type Sending = {
  state: 'idle' | 'loading' | 'submitting';
  data?: { kind: string } | undefined;
};

type Press = { form: HTMLFormElement; submitter: HTMLElement | null };

/**
 * For a form that is sent without leaving the page: a second press while the first is under way. The same again asks
 * for nothing new; what was put right meanwhile is sent as soon as the first has been refused.
 */
export function useSecondPress({ state, data }: Sending): (event: SubmitEvent<HTMLFormElement>) => void {
  const sent = useRef('');
  const held = useRef<Press>(null);
  const isSending = state === 'submitting';
  useEffect(() => {
    const press = held.current;
    if (isSending || press === null) return;
    held.current = null;
    const { form, submitter } = press;
    if (data?.kind === 'refused' && form.isConnected && wordsOf(press) !== sent.current)
      form.requestSubmit(submitter?.isConnected ? submitter : null);
  }, [isSending, data]);
  return (event) => {
    const press = { form: event.currentTarget, submitter: event.nativeEvent.submitter };
    if (!isSending) {
      sent.current = wordsOf(press);
      return;
    }
    event.preventDefault();
    held.current = press;
  };
}

const wordsOf = ({ form, submitter }: Press): string => JSON.stringify([...new FormData(form, submitter)]);
