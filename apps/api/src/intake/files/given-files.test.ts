import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copied } from './given-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copied-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const given = (read: () => AsyncIterable<Buffer>, bytes = 3) => ({
  name: 'a.pdf',
  bytes,
  open: async () => Readable.from(read()),
});
async function* sound(): AsyncGenerator<Buffer> {
  yield Buffer.from('abc');
}
async function* endsEarly(): AsyncGenerator<Buffer> {
  yield Buffer.from('a');
  throw Object.assign(new Error('unexpected end of file'), { code: 'Z_BUF_ERROR', errno: -5 });
}

it('tells a file that is broken or too large from a disk that fails', async () => {
  const to = join(folder, 'copy');
  expect(await copied(given(sound), to, 3)).toEqual({ sha256: expect.stringMatching(/^ba7816bf/) });
  expect(await copied(given(endsEarly), to, 3)).toBe('broken');
  expect([await copied(given(sound, 4), to, 3), await copied(given(sound, 1), to, 2)]).toEqual([null, null]);
  await expect(copied(given(sound), join(folder, 'nowhere', 'copy'), 3)).rejects.toThrow('ENOENT');
});
