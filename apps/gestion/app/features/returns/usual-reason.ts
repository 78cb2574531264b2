import type { ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy } from './return-copy.ts';

const { usual } = returnCopy.refund;

/** Why the money is given back, unless somebody writes another reason: only its buyer withdraws. */
export function usualReason({ opened_by: by }: Pick<ReturnAtTheDeskFragment, 'opened_by'>): string {
  return by === null ? usual.declared : usual.opened;
}
