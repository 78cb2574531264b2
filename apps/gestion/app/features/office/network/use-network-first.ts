import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { reachesShop } from '../../../backend/network/reaches-shop.ts';
import { networkCopy as copy } from './network-copy.ts';

/**
 * Before a form leaves the page, the shop is asked whether it is there at all: where it is not, nothing has been sent,
 * and what was typed stays where it is, files and all.
 */
export function useNetworkFirst() {
  const [isLost, setLost] = useState(false);
  const isSure = useRef(false);
  const isAsking = useRef(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const back = () => setLost(false);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [isLost]);

  async function ask(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    isAsking.current = true;
    const isReached = await reachesShop();
    isAsking.current = false;
    setLost(!isReached);
    if (!isReached) announce(`${copy.notSent} ${copy.notSentNext}`, 'assertive');
    if (!isReached || !form.isConnected) return;
    isSure.current = true;
    form.requestSubmit(submitter?.isConnected ? submitter : null);
    // What the browser itself finds wrong with a field is not sent.
    isSure.current = false;
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSure.current) return;
    event.preventDefault();
    if (!isAsking.current) void ask(event.currentTarget, event.nativeEvent.submitter);
  };
  return { isLost, onSubmit };
}
