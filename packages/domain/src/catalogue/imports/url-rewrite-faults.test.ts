import { expect, it } from 'vitest';
import { urlRewriteFaults } from './url-rewrite-faults.ts';
import type { UrlRewrite } from './url-rewrite-faults.ts';

const sound: UrlRewrite = {
  request_path: 'peinture/ancienne.html',
  kind: 'product',
  target: 'P1',
  redirect_type: 301,
};
const surroundings = {
  exists: (kind: string, target: string) => kind === 'product' && target === 'P1',
  isPresent: (path: string) => path === 'facade',
};

it.each([
  { change: {}, faults: [] },
  { change: { request_path: 'Ancienne_Page.php' }, faults: [] },
  { change: { redirect_type: 302 as const }, faults: [] },
  { change: { request_path: '' }, faults: ['bad-path'] },
  { change: { request_path: '/ancienne' }, faults: ['bad-path'] },
  { change: { request_path: 'ancienne/' }, faults: ['bad-path'] },
  { change: { request_path: 'a//b' }, faults: ['bad-path'] },
  { change: { request_path: 'ancienne?id=1' }, faults: ['bad-path'] },
  { change: { request_path: 'une page' }, faults: ['bad-path'] },
  { change: { request_path: 'a'.repeat(256) }, faults: ['bad-path'] },
  { change: { request_path: 'facade' }, faults: ['present-address'] },
  { change: { target: 'P2' }, faults: ['unknown-target'] },
  { change: { kind: 'brand' as never }, faults: ['unknown-kind'] },
  { change: { redirect_type: 307 as never }, faults: ['bad-redirect-type'] },
])('$change -> $faults', ({ change, faults }) => {
  expect(urlRewriteFaults({ ...sound, ...change }, surroundings)).toEqual(faults);
});
