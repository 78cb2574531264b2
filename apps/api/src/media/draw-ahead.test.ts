import { expect, it } from 'vitest';
import { drawAhead, followers } from './draw-ahead.ts';
import { readMediaAddress } from './media-address.ts';
import type { MediaAddress } from './media-address.ts';

function at(path: string): MediaAddress {
  const reading = readMediaAddress(path);
  if (reading.kind !== 'found') throw new Error(path);
  return reading.address;
}

it.each([
  [
    'a card leads to the gallery’s first picture',
    'product/P101000/1/320x400.avif',
    ['product/P101000/1/640x800.avif', 'product/P101000/1/1080x1340.avif'],
  ],
  [
    'the first picture to the others, and to the thumbnails',
    'product/P101000/1/1080x1340.webp',
    [
      'product/P101000/2/1080x1340.webp',
      'product/P101000/3/1080x1340.webp',
      'product/P101000/4/1080x1340.webp',
      ...[1, 2, 3, 4].map((view) => `product/P101000/${view}/160x160.webp`),
    ],
  ],
  ['the others lead nowhere', 'product/P101000/2/640x800.avif', []],
  ['a thumbnail leads nowhere', 'product/P101000/1/160x160.avif', []],
  ['nor does a banner', 'banner/home/1600x600.avif', []],
])('%s', (_, asked, expected) => {
  const found = followers(at(asked));
  expect(found.map(({ file }) => file)).toEqual(expected);
  // Each is an address that one could ask for.
  for (const address of found) expect(at(address.file)).toEqual(address);
});

it('draws the newest first, and only while nobody waits', async () => {
  const drawn: string[] = [];
  let idle = false;
  const finished = Promise.withResolvers<void>();
  const ahead = drawAhead(
    async ({ file }) => {
      drawn.push(file);
      if (drawn.length === 4) finished.resolve();
    },
    () => idle,
  );
  ahead.after(at('product/P101000/1/320x400.avif'));
  ahead.after(at('product/P102000/1/320x400.avif'));
  ahead.resume();
  expect(drawn).toEqual([]);
  idle = true;
  await Promise.resolve();
  ahead.resume();
  await finished.promise;
  expect(drawn).toEqual([
    'product/P102000/1/640x800.avif',
    'product/P102000/1/1080x1340.avif',
    'product/P101000/1/640x800.avif',
    'product/P101000/1/1080x1340.avif',
  ]);
});
