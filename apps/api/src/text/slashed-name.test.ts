import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { slashedName } from './slashed-name.ts';

it.each([
  [posix, '/data/media', '/data/media/ab/catalogue/ab12.webp', 'ab/catalogue/ab12.webp'],
  // A backslash is a letter like any other there.
  [posix, '/data/media', '/data/media/a\\b.webp', 'a\\b.webp'],
  [win32, 'C:\\data\\media', 'C:\\data\\media\\ab\\catalogue\\ab12.webp', 'ab/catalogue/ab12.webp'],
  // The disk's letter and the names of folders may be written either way.
  [win32, 'c:\\Data\\media', 'C:\\data\\media\\ab\\1.webp', 'ab/1.webp'],
  [win32, '\\\\server\\share', '\\\\server\\share\\lot\\P1.jpg', 'lot/P1.jpg'],
])('names are slashed on every system', (paths, folder, file, expected) => {
  expect(slashedName(folder, file, paths)).toBe(expected);
});
