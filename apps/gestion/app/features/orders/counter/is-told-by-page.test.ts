import { expect, it } from 'vitest';
import { isToldByPage } from './is-told-by-page.ts';

const HERE = '/commandes/W26100007/preparation';

it.each([
  ['a count on its own page', 'prepareLines', HERE, null, true],
  ['a count that had waited for the network', 'prepareLines', HERE, 'network', false],
  ['a count of another page', 'prepareLines', '/comptoir', null, false],
  ['a count of another order', 'prepareLines', '/commandes/W26100021/preparation', null, false],
  ['goods that were handed over', 'handOverLines', HERE, null, false],
] as const)('%s', (_what, act, pathname, trouble, isTold) => {
  expect(isToldByPage({ act, number: 'W26100007' }, pathname, trouble)).toBe(isTold);
});
