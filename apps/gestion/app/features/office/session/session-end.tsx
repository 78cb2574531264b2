import { lazy, Suspense, useEffect, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { STAFF_IDLE_MS } from '@nuancier/domain/staff/session-life.ts';
import { watchSession } from '@nuancier/ui/pieces/session/watch-session.ts';
import { SESSION_CHANNEL } from './session-channel.ts';

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}));

/** Warns in time that the session is about to end. `last`: when it ends however busy it is, if that is near. */
export function SessionEnd({ last: read }: { last: number | null }) {
  const [told, setTold] = useState({ read, last: read });
  if (told.read !== read) setTold({ read, last: read });
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const isPending = useNavigation().state !== 'idle';
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const isReading = useRevalidator().state !== 'idle';
  const isBusy = isPending || isSending || isReading;
  const { last } = told;
  // Whatever is asked of the shop puts the end off.
  useEffect(() => {
    if (isBusy) return undefined;
    return watchSession({ channel: SESSION_CHANNEL, lifeMs: STAFF_IDLE_MS, endsAt: last }, setEndsAt);
  }, [isBusy, last]);
  if (endsAt === null) return null;
  return (
    <Suspense>
      <SessionEndDialog
        endsAt={endsAt}
        isLast={endsAt === last}
        onStay={(next) => setTold({ read, last: next })}
        onClose={() => setEndsAt(null)}
      />
    </Suspense>
  );
}
