import { describe, expect, it } from 'vitest';
import { paths } from '../../../addresses/paths.ts';
import { namedLoss } from '../../../backend/network/named-loss.ts';
import { NetworkLoss } from '../../../backend/network/network-loss.ts';
import { isDoneOnce } from './is-done-once.ts';
import { tellsItself } from './tells-itself.ts';

const ADDRESS = 'http://gestion.example/gestion/commandes/W26100637?onglet=1';
type Result = { type: 'data' | 'error'; result: unknown };

/** What the page gets in place of what came of a request. */
async function named(result: Result, init: RequestInit = {}): Promise<unknown> {
  const request = new Request(ADDRESS, init);
  const results = await namedLoss<Result>({ request }, () => Promise.resolve({ leaf: result }));
  return results['leaf']?.result;
}

describe('a request that nothing came back of', () => {
  it('has its name, and nothing was sent where something was only read', async () => {
    const loss = await named({ type: 'error', result: new TypeError('Failed to fetch') });
    expect(loss).toBeInstanceOf(NetworkLoss);
    expect(loss).toMatchObject({ sent: null });
  });

  it('keeps what was on its way, and where to', async () => {
    const body = new URLSearchParams({ cle: 'a1', note: 'Rappeler demain' });
    const loss = await named(
      { type: 'error', result: new TypeError('Failed to fetch') },
      { method: 'POST', body },
    );
    if (!(loss instanceof NetworkLoss) || loss.sent === null) throw new Error('nothing was kept');
    expect(loss.sent.to).toBe('/commandes/W26100637?onglet=1');
    expect([...loss.sent.form]).toEqual([...body]);
    expect(isDoneOnce(loss.sent.form)).toBe(true);
  });

  it('is none where the shop has answered, or a page has failed', async () => {
    const fault = new Error('refused');
    expect(await named({ type: 'error', result: fault })).toBe(fault);
    expect(await named({ type: 'data', result: 'rows' })).toBe('rows');
  });
});

it.each([[{}], [{ cle: '' }], [{ note: 'x' }]])('without its key a form is not done once: %j', (fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(fields)) form.append(name, value);
  expect(isDoneOnce(form)).toBe(false);
});

it.each([
  [paths.counter(), true],
  [paths.preparation('W26100637'), true],
  [paths.order('W26100637'), false],
  [paths.orders(), false],
])('%s tells of a lost network by itself: %s', (path, tells) => {
  expect(tellsItself(path)).toBe(tells);
});
