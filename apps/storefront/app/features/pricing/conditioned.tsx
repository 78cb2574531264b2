import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Await } from 'react-router';
import type { ConditionsState, PageConditions } from '../../backend/viewer/conditions.ts';

type Props = { conditions: PageConditions; children: (state: ConditionsState) => ReactNode };

/**
 * Draws the same piece while conditions are awaited and once they are there. What is there already is drawn without
 * a boundary: React may send a boundary's content later by script, and some have none.
 */
export function Conditioned({ conditions, children }: Props) {
  if (conditions.kind === 'public') return children(conditions);
  const { answer } = conditions;
  if (!(answer instanceof Promise)) return children(answer);
  return (
    <Suspense fallback={children({ kind: 'waiting' })}>
      <Await resolve={answer} errorElement={children({ kind: 'unavailable' })}>
        {children}
      </Await>
    </Suspense>
  );
}
