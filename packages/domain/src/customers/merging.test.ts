import { expect, it } from 'vitest';
import { accept, refuse } from '../refusal.ts';
import { judgeMerge } from './merging.ts';
import type { MergeSide } from './merging.ts';

const keep: MergeSide = {
  id: 1,
  role: null,
  companyId: null,
  isActive: true,
  isConfirmed: true,
  isVisited: false,
};
const fold: MergeSide = { ...keep, id: 2, isActive: false, isConfirmed: false };

it.each<[string, Partial<MergeSide>, Partial<MergeSide>, ReturnType<typeof judgeMerge>]>([
  ['two private accounts, the one folded in closed or not', {}, {}, accept(null)],
  ['the same account', {}, { id: 1 }, refuse('MERGE_SAME')],
  ['a head of a company is kept', { role: 'Dirigeant', companyId: 3 }, {}, refuse('MERGE_COMPANY')],
  ['a sub-account is folded in', {}, { role: 'Subaccount', companyId: 3 }, refuse('MERGE_COMPANY')],
  ['one who waits for a company', {}, { companyId: 3 }, refuse('MERGE_COMPANY')],
  ['a sales person', {}, { role: 'Commercial' }, refuse('MERGE_COMPANY')],
  ['the one kept is closed', { isActive: false }, {}, refuse('MERGE_CLOSED')],
  ['nobody has proven the mailbox of the one kept', { isConfirmed: false }, {}, refuse('MERGE_UNCONFIRMED')],
  ['somebody of the shop is in the one kept', { isVisited: true }, {}, refuse('MERGE_VISITED')],
  ['somebody of the shop is in the other', {}, { isVisited: true }, refuse('MERGE_VISITED')],
])('%s', (_case, ofKeep, ofFold, verdict) => {
  expect(judgeMerge({ ...keep, ...ofKeep }, { ...fold, ...ofFold })).toEqual(verdict);
});
