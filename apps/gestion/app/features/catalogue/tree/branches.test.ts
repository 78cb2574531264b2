import { describe, expect, it } from 'vitest';
import { branchTo, readTreeView, shownRows, treeAddress } from './branches.ts';

const line = (id: number, parent: number | null, name: string) => ({ id, parent, name });
const TREE = [
  line(1, null, 'Racine'),
  line(2, 1, 'Intérieur'),
  line(3, 2, 'Murs'),
  line(4, 3, 'Peinture mate'),
  line(5, 2, 'Sols'),
  line(6, 1, 'Extérieur'),
  line(7, 6, 'Façades'),
];

describe('the tree in sight', () => {
  it.each([
    { open: [], query: '', rows: [2, 6] },
    { open: [2], query: '', rows: [2, 3, 5, 6] },
    { open: [2, 3], query: '', rows: [2, 3, 4, 5, 6] },
    { open: [3], query: '', rows: [2, 6] },
    { open: [], query: 'facade', rows: [6, 7] },
    { open: [], query: 'MATE peinture', rows: [2, 3, 4] },
    { open: [2], query: 'mate', rows: [2, 3, 4, 5] },
    { open: [], query: 'racine', rows: [] },
    { open: [999], query: '', rows: [2, 6] },
  ])('open $open, looked for « $query »: $rows', ({ open, query, rows }) => {
    expect(shownRows(TREE, { open, query }).rows.map(({ id }) => id)).toEqual(rows);
  });

  it('counts what was found, not what stands above it', () => {
    expect(shownRows(TREE, { open: [], query: 'e' }).found).toBe(4);
    expect(shownRows(TREE, { open: [], query: 'mate' }).found).toBe(1);
    expect(shownRows(TREE, { open: [], query: '' }).found).toBeNull();
  });

  it('is the same from its own address, and odd addresses open nothing', () => {
    const view = { open: [2, 3], query: 'mate & brillant' };
    expect(readTreeView(new URLSearchParams(treeAddress(view)))).toEqual(view);
    expect(treeAddress({ open: [], query: '' })).toBe('');
    expect(readTreeView(new URLSearchParams('ouvert=2&ouvert=2&ouvert=tout&q=+'))).toEqual({
      open: [2],
      query: '',
    });
  });

  it('has forty rayons open at most, those opened last', () => {
    const all = Array.from({ length: 200 }, (_, at) => at + 1);
    const address = new URLSearchParams(all.map((id) => ['ouvert', String(id)]));
    expect(readTreeView(address).open).toEqual(all.slice(160));
  });

  it.each([
    [4, [4, 3, 2]],
    [2, [2]],
    [1, []],
    [999, []],
    [null, []],
  ])('to %j leads %j', (id, branch) => {
    expect(branchTo(TREE, id)).toEqual(branch);
  });
});
