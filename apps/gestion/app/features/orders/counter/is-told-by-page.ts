import { paths } from '../../../addresses/paths.ts';
import type { ActsQueue } from '../../../backend/kept-acts/acts-queue.ts';
import type { KeptAct } from '../../../backend/kept-acts/kept-act.ts';

/** The preparation says each count itself: that it was sent is shown, and said only after it had to wait. */
export function isToldByPage(
  { act, number }: Pick<KeptAct, 'act' | 'number'>,
  pathname: string,
  trouble: ActsQueue['trouble'],
): boolean {
  return act === 'prepareLines' && trouble === null && pathname === paths.preparation(number);
}
