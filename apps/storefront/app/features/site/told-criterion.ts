import type { Criterion, Proof } from '@nuancier/domain/site/accessibility-criteria.ts';

/** A criterion as the declaration tells it: without the tests behind it. */
export type ToldCriterion = Pick<Criterion, 'id' | 'level'> & { kind: Proof['kind'] };
