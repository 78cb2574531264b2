import type { Criterion, Proof } from '@nuancier/domain/site/accessibility/accessibility-criteria.ts';

/** A criterion as the declaration shows it: without the tests behind it. */
export type DeclaredCriterion = Pick<Criterion, 'id' | 'level'> & { kind: Proof['kind'] };
