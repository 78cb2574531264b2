import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { HoldContentMutation } from '../../../generated/documents.ts';
import { BASE } from '../../addresses/paths.ts';

type Hold = HoldContentMutation['holdContent'];

/** From the first stroke on, a sign each minute: colleagues who open the text learn who writes. */
export function useHolding(address: string): { begin: () => void; hold: Hold | undefined } {
  const [hold, setHold] = useState<Hold>();
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (!isWriting) return undefined;
    const sign = async () => setHold((await signOf(address)) ?? undefined);
    void sign();
    const beat = setInterval(() => void sign(), MINUTE_MS);
    return () => clearInterval(beat);
  }, [isWriting, address]);
  return { begin: () => setWriting(true), hold };
}

/**
 * Beside the router, which would follow an ended session to the door and take away what is being typed: a sign that is
 * not answered is none, and saving tells what is the matter.
 */
async function signOf(address: string): Promise<Hold | null> {
  try {
    const answer = await fetch(`${BASE}${address}`, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'error',
    });
    return answer.ok ? ((await answer.json()) as Hold) : null;
  } catch {
    return null;
  }
}
