import { describe, expect, it } from 'vitest';
import { orEmpty } from './or-empty.ts';

describe('orEmpty', () => {
  it('CFG-22 a failure is reported once and gives the empty value, whatever its kind', async () => {
    const reported: unknown[] = [];
    const trouble = new Error('database away');
    const fail = () => Promise.reject(trouble);
    const report = (what: unknown) => reported.push(what);
    expect(await orEmpty<string | null>(fail(), null, report)).toBeNull();
    expect(await orEmpty<string[]>(fail(), [], report)).toEqual([]);
    expect(await orEmpty<object>(fail(), {}, report)).toEqual({});
    expect(reported).toEqual([trouble, trouble, trouble]);
  });

  it('gives the value itself when all is well', async () => {
    const reported: unknown[] = [];
    expect(await orEmpty(Promise.resolve(['a']), [], (what) => reported.push(what))).toEqual(['a']);
    expect(reported).toEqual([]);
  });
});
