// What people type and scan at the desk.
import { describe, expect, it } from 'vitest';
import { readCounts } from './read-counts.ts';
import { readEuros } from './read-euros.ts';
import { fileSearchOf, readOrdersAddress, searchOf } from '../orders-address.ts';
import { scanned } from './scanned.ts';
import { withKeptPicks } from './with-kept-picks.ts';

const line = (position: number, more: object = {}) => ({
  position,
  sku: `1010000${position}`,
  ean: `325039000000${position}`,
  name: `Article ${position}`,
  quantity: 2,
  picked: 0,
  is_withheld: false,
  ...more,
});

describe('a pass of the scanner', () => {
  it.each([
    ['a barcode', ' 3250390000001 ', { position: 1, from: 0, to: 1 }],
    ['a reference', '10100002', { position: 2, from: 1, to: 2 }],
    [
      'the second line of the same article once the first is full',
      '3250390000003',
      { position: 4, from: 0, to: 1 },
    ],
    ['a UPC that the scanner reads without its zero', '36000291452', { position: 5, from: 0, to: 1 }],
    [
      'the line still wanted where the first of that article is withdrawn from',
      '3250390000007',
      { position: 7, from: 0, to: 1 },
    ],
  ])('%s counts one more', (_what, code, move) => {
    const lines = [
      line(1),
      line(2, { picked: 1 }),
      line(3, { picked: 2 }),
      line(4, { ean: '3250390000003' }),
      line(5, { ean: '0036000291452' }),
      line(6, { ean: '3250390000007', is_withheld: true }),
      line(7),
    ];
    expect(scanned(lines, code)).toEqual({ ok: true, move });
  });

  it.each([
    [
      'what is not in the order',
      '3250390000999',
      '«\u00A03250390000999\u00A0» n’est pas dans cette commande.',
    ],
    ['nothing', ' ', 'Scannez ou tapez une référence.'],
    ['what is no article', 'LIBRE', '«\u00A0LIBRE\u00A0» n’est pas dans cette commande.'],
    ['one too many', '3250390000001', 'Article 1\u00A0: tout est déjà mis de côté.'],
    [
      'what its buyer has withdrawn from',
      '10100004',
      'Article 4\u00A0: le client s’est rétracté, n’en mettez plus de côté.',
    ],
  ])('%s changes nothing and says so', (_what, code, told) => {
    expect(
      scanned(
        [
          line(1, { picked: 2 }),
          line(2, { ean: null }),
          line(3, { sku: 'LIBRE', ean: null }),
          line(4, { is_withheld: true }),
        ],
        code,
      ),
    ).toEqual({ ok: false, told });
  });
});

it('packs that wait in the browser are counted from, those that were refused and other orders’ are not', () => {
  const kept = (number: string, to: number, refusal: string | null = null) => ({
    act: 'prepareLines' as const,
    number,
    variables: { number, lines: [{ position: 1, from: to - 1, to }] },
    says: '',
    key: '',
    by: { id: '1', name: '' },
    pressedAt: '',
    refusal,
  });
  const lines = [line(1), line(2)];
  const acts = [kept('W1', 1), kept('W1', 2), kept('W1', 3, 'Non.'), kept('W2', 9)];
  expect(withKeptPicks(lines, 'W1', acts).map(({ picked }) => picked)).toEqual([2, 0]);
});

describe('counts beside the lines', () => {
  const sheet = (counts: Record<string, string>) => {
    const form = new FormData();
    for (const position of [1, 2]) {
      form.set(`vu-${position}`, '1');
      form.set(`sur-${position}`, '3');
      form.set(`nom-${position}`, `Article ${position}`);
      form.set(`mis-${position}`, counts[position] ?? '1');
    }
    return readCounts(form);
  };

  it('what was left as it stood moves nothing', () => {
    expect(sheet({})).toEqual({ ok: true, moves: [] });
    expect(sheet({ 2: ' 3 ' })).toEqual({ ok: true, moves: [{ position: 2, from: 1, to: 3 }] });
    expect(sheet({ 1: '0' })).toEqual({ ok: true, moves: [{ position: 1, from: 1, to: 0 }] });
  });

  it.each([
    ['ticked', 0, true, [{ position: 1, from: 0, to: 2 }]],
    ['left as it was', 0, false, []],
    ['left half done', 1, false, []],
    ['left ticked', 2, true, []],
    ['not ticked any more', 2, false, [{ position: 1, from: 2, to: 0 }]],
  ])('what is no article is decided by a tick: %s', (_what, from, isTicked, moves) => {
    const form = new FormData();
    for (const [name, value] of [
      ['vu-1', String(from)],
      ['sur-1', '2'],
      ['nom-1', 'Nacelle'],
      ['libre-1', ''],
    ] as const)
      form.set(name, value);
    if (isTicked) form.set('fait-1', 'on');
    expect(readCounts(form)).toEqual({ ok: true, moves });
  });

  it.each(['4', '-1', 'deux', '', '1.5'])('%j is refused with the name of its line', (count) => {
    const refusal = { message: 'Article 2\u00A0: un nombre entier de 0 à 3.', key: 'BAD_COUNT', line: 2 };
    expect(sheet({ 2: count })).toEqual({ ok: false, refusal });
  });
});

it.each([
  ['42,10', 4_210],
  ['42.1 €', 4_210],
  ['1\u202F200', 120_000],
  ['0', null],
  ['-5', null],
  ['12,345', null],
  ['', null],
  ['dix', null],
])('an amount typed as %j is %s cents', (text, cents) => {
  expect(readEuros(text)).toBe(cents);
});

describe('the address of the list', () => {
  it('says what is shown, and ignores what is no such thing', () => {
    const read = readOrdersAddress(
      new URLSearchParams(
        'etat=pretes&magasin=VB006&q= Kermarrec &du=2026-11-01&au=hier&reglement=a_rembourser&client=12&societe=x&apres=abc',
      ),
    );
    expect(read).toEqual({
      tab: 'pretes',
      store: 'VB006',
      query: 'Kermarrec',
      since: '2026-11-01',
      until: null,
      money: 'a_rembourser',
      customer: '12',
      company: null,
      after: 'abc',
      before: null,
    });
    expect(searchOf(read)).toBe('&q=Kermarrec&magasin=VB006&du=2026-11-01&reglement=a_rembourser&client=12');
    expect(fileSearchOf(read)).toBe(
      '?tab=pretes&store=VB006&query=Kermarrec&since=2026-11-01&money=a_rembourser&customer=12',
    );
    expect(readOrdersAddress(new URLSearchParams('etat=ailleurs')).tab).toBe('a_preparer');
  });
});
