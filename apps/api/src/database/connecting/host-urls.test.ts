import { describe, expect, it } from 'vitest';
import { hostOf, hostUrls, isOnThisMachine } from './host-urls.ts';

describe('hostUrls', () => {
  it.each([
    ['one', 'postgresql://u:p@db/shop', ['postgresql://u:p@db/shop']],
    [
      'two, in their order',
      'postgresql://u:p@b:5433,a/shop',
      ['postgresql://u:p@b:5433/shop', 'postgresql://u:p@a/shop'],
    ],
    [
      'with what follows',
      'postgres://u@a,b/shop?sslmode=disable',
      ['postgres://u@a/shop?sslmode=disable', 'postgres://u@b/shop?sslmode=disable'],
    ],
    ['a comma in the password', 'postgresql://u:p,q@db/shop', ['postgresql://u:p,q@db/shop']],
    ['an @ and a comma in it', 'postgresql://u:p@q,r@db/shop', ['postgresql://u:p@q,r@db/shop']],
    [
      'IPv6',
      'postgresql://u@[::1]:5432,[fe80::2]/shop',
      ['postgresql://u@[::1]:5432/shop', 'postgresql://u@[fe80::2]/shop'],
    ],
    [
      'a socket',
      'postgresql://u@/shop?host=%2Ftmp%2Fa&port=5432',
      ['postgresql://u@/shop?host=%2Ftmp%2Fa&port=5432'],
    ],
    [
      'what is verified today stays so',
      'postgresql://u@db/shop?sslmode=require',
      ['postgresql://u@db/shop?sslmode=verify-full'],
    ],
    [
      'libpq’s meaning when asked for',
      'postgresql://u@db/shop?sslmode=require&uselibpqcompat=true',
      ['postgresql://u@db/shop?sslmode=require&uselibpqcompat=true'],
    ],
    [
      'without verifying',
      'postgresql://u@db/shop?sslmode=no-verify',
      ['postgresql://u@db/shop?sslmode=no-verify'],
    ],
  ])('%s', (_what, url, urls) => {
    expect(hostUrls(url)).toEqual(urls);
  });
});

it.each([
  ['postgresql://u:p@db-1:5432/shop', 'db-1:5432', false],
  ['postgresql://u:p@ss@db-1/shop', 'db-1', false],
  ['postgresql://u:p@localhost/shop', 'localhost', true],
  ['postgresql://u:p@127.0.0.1:5433/shop', '127.0.0.1:5433', true],
  ['postgresql://u:p@127.0.0.1.example/shop', '127.0.0.1.example', false],
  ['postgresql://u:p@[::1]:5432/shop', '[::1]:5432', true],
  ['postgresql://u:p@/shop?host=%2Ftmp%2Fa&port=5432', '/tmp/a', true],
  ['postgresql://u:p@/shop', 'localhost', true],
])('%s is on %s', (url, host, isHere) => {
  expect([hostOf(url), isOnThisMachine(url)]).toEqual([host, isHere]);
});
