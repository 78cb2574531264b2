import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('says nothing when its reader reads no further', () => {
  const script = join(import.meta.dirname, 'shop.ts');
  const told = spawnSync('sh', ['-c', `"${process.execPath}" "${script}" import | true`], {
    encoding: 'utf8',
  });
  expect(told.stderr).toBe('');
});
