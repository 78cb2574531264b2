import { lazy, Suspense, useEffect, useState } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { watchSession } from '@nuancier/ui/pieces/session/watch-session.ts';
import { SESSION_CHANNEL } from './session-channel.ts';

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}));

/** Warns in time that the session is about to end. */
export function SessionEnd({ hours }: { hours: number }) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const isPending = useNavigation().state !== 'idle';
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = isPending || isSending;
  // Whatever is asked of the shop puts the end off.
  useEffect(
    () =>
      isBusy ? undefined : watchSession({ channel: SESSION_CHANNEL, lifeMs: hours * HOUR_MS }, setEndsAt),
    [hours, isBusy],
  );
  if (endsAt === null) return null;
  return (
    <Suspense>
      <SessionEndDialog endsAt={endsAt} onClose={() => setEndsAt(null)} />
    </Suspense>
  );
}
