import { lazy, Suspense, useSyncExternalStore } from 'react';
import { storedTint, watchStoredTint } from './stored-tint.ts';

const OwnTintChip = lazy(async () => ({ default: (await import('./own-tint-chip.tsx')).OwnTintChip }));

/** Where « Ma teinte » shows; whoever has chosen none loads nothing for it. */
export function OwnTintPlace() {
  const text = useSyncExternalStore(watchStoredTint, storedTint, () => null);
  return text === null ? null : (
    <Suspense>
      <OwnTintChip />
    </Suspense>
  );
}
