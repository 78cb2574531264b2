import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { HoldContentMutation } from '../../../generated/documents.ts';

type Hold = HoldContentMutation['holdContent'];

/** From the first stroke on, a sign each minute: colleagues who open the text learn who writes. */
export function useHolding(address: string): { begin: () => void; hold: Hold | undefined } {
  const { submit, data } = useFetcher<Hold>();
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (!isWriting) return undefined;
    const sign = () => void submit(null, { method: 'post', action: address });
    sign();
    const beat = setInterval(sign, MINUTE_MS);
    return () => clearInterval(beat);
  }, [isWriting, submit, address]);
  return { begin: () => setWriting(true), hold: data };
}
