import { expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

const aPage = (bytes = 10): CachedPage => ({
  status: 200,
  headers: [],
  pieces: [],
  deflated: Buffer.alloc(0),
  nonceAt: [],
  bytes,
});

function cacheAt(clock: { now: number }, mostBytes = 100) {
  return createPageCache({ mostBytes, mostMs: 1000, now: () => clock.now });
}

it('a page is made once and kept until its time has passed', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  let made = 0;
  const ask = () => cache.page('/', async () => (made++, aPage()));
  await Promise.all([ask(), ask(), ask()]);
  expect(made).toBe(1);
  clock.now = 999;
  await ask();
  expect(made).toBe(1);
  clock.now = 1000;
  await ask();
  expect(made).toBe(2);
});

it('the last one is there for a quarter of an hour when its time has passed, until something changes', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  const page = await cache.page('/', async () => aPage());
  clock.now = 1000;
  expect(cache.get('/')).toBeNull();
  expect(await cache.page('/', async () => null)).toBeNull();
  expect(cache.last('/')).toBe(page);
  clock.now += 15 * MINUTE_MS;
  expect(cache.last('/')).toBe(page);
  clock.now += 1;
  expect(cache.last('/')).toBeNull();
  clock.now = 1000;
  cache.clear();
  expect(cache.last('/')).toBeNull();
});

it('a change empties the cache, and a page begun before the change is not kept after it', async () => {
  const cache = cacheAt({ now: 0 });
  const first = aPage();
  let finish = (_page: CachedPage) => {};
  const slow = cache.page('/', () => new Promise<CachedPage>((resolve) => (finish = resolve)));
  cache.clear();
  const fresh = aPage();
  expect(await cache.page('/', async () => fresh)).toBe(fresh);
  finish(first);
  expect(await slow).toBe(first);
  expect(await cache.page('/', async () => aPage())).toBe(fresh);
});

it('holds no more bytes than it may; what was asked for last stays', async () => {
  const cache = cacheAt({ now: 0 }, 25);
  const pages = new Map<string, CachedPage>();
  const ask = (key: string) => cache.page(key, async () => pages.set(key, aPage()).get(key) ?? null);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  const [a, b] = [pages.get('a'), pages.get('b')];
  expect(await ask('a')).toBe(a);
  expect(await ask('b')).not.toBe(b);
});

it('a failed rendering is tried again by the next visitor', async () => {
  const cache = cacheAt({ now: 0 });
  await expect(cache.page('/', async () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  const page = aPage();
  expect(await cache.page('/', async () => page)).toBe(page);
});
