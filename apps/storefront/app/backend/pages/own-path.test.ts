import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/', '/'],
  ['/catalogue/facade?page=1#prix', '/catalogue/facade?page=1#prix'],
  ['/a/../cart', '/cart'],
])('H05 keeps a path of our own: %s', (target, kept) => {
  expect(ownPath(target)).toBe(kept);
});

it.each([
  null,
  undefined,
  '',
  'cart',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\tevil',
  '/cart\r\nset-cookie: a=b',
  '/\u0000',
  'javascript:alert(1)',
])('H05 and H15 refuse what could lead elsewhere: %j', (target) => {
  expect(ownPath(target)).toBeNull();
});
