import { describe, expect, it } from 'vitest';
import { foundTints } from './found-tints.ts';
import type { SearchedTint, TintSearch } from './found-tints.ts';
import { keptLabel, keptSite, keptWords, LONGEST_NOTE, LONGEST_ROOM, LONGEST_SITE } from './kept-tint.ts';

const NOTHING = { label: null, articleSku: null, room: null, note: null, orderNumber: null, buyerName: null };
const tint = (given: Partial<SearchedTint> & { hex: string }): SearchedTint => ({
  ...NOTHING,
  code: null,
  name: null,
  productName: null,
  site: null,
  ...given,
});

const anthracite = tint({
  hex: '#373F43',
  code: 'RAL 7016',
  name: 'Gris anthracite',
  productName: 'Ferralis – Laque antirouille brillante',
  site: 'École d’Iffendic',
  room: 'Façade nord',
});
const linen = tint({
  hex: '#EADFCB',
  label: 'Lin du salon',
  site: 'Résidence Les Tilleuls',
  note: 'Deux couches',
});
const all = [anthracite, linen];

const search = (asked: Partial<TintSearch>): TintSearch => ({
  words: [],
  site: null,
  distanceTo: null,
  ...asked,
});

describe('finding a tint again', () => {
  it.each([
    ['a code', ['ral', '7016'], [anthracite]],
    ['a code written as one word', ['RAL7016'], [anthracite]],
    ['a name without its accents', ['anthracite'], [anthracite]],
    ['a site, its apostrophe straight', ["ecole d'iffendic"], [anthracite]],
    ['a room', ['facade'], [anthracite]],
    ['a product', ['laque'], [anthracite]],
    ['what the customer calls it', ['salon'], [linen]],
    ['a note', ['couches'], [linen]],
    ['a hexadecimal', ['#eadfcb'], [linen]],
    ['words of two tints', ['ral', 'salon'], []],
    ['nothing', [], all],
  ])('by %s', (_what, words, expected) => {
    expect(foundTints(all, search({ words })).map((found) => found.tint)).toEqual(expected);
  });

  it('by one site alone, and not by a part of its name', () => {
    const at = (site: string) => foundTints(all, search({ site })).map((found) => found.tint);
    expect(at('residence les tilleuls')).toEqual([linen]);
    expect(at('Les Tilleuls')).toEqual([]);
  });

  it('the nearest colour first, each with how far it is', () => {
    const distanceTo = (hex: string) => (hex === linen.hex ? 1 : 50);
    expect(foundTints(all, search({ distanceTo }))).toEqual([
      { tint: linen, distance: 1 },
      { tint: anthracite, distance: 50 },
    ]);
  });
});

describe('what is written about a tint', () => {
  it('is kept without the spaces around it; what is empty is none', () => {
    expect(keptWords({ room: ' Salon  bleu ', note: ' un\r\ndeux ' })).toEqual({
      ok: true,
      value: { room: 'Salon bleu', note: 'un\ndeux' },
    });
    expect(keptWords({ room: ' ', note: null })).toEqual({ ok: true, value: { room: null, note: null } });
    expect(keptSite(' Les  Tilleuls ')).toEqual({ ok: true, value: 'Les Tilleuls' });
  });

  it.each([
    [keptWords({ room: 'a'.repeat(LONGEST_ROOM + 1) }), 'ROOM_TOO_LONG'],
    [keptWords({ note: 'a'.repeat(LONGEST_NOTE + 1) }), 'NOTE_TOO_LONG'],
    [keptWords({ room: 'Salon\u202Egnp' }), 'TINT_WORDS'],
    [keptWords({ note: '\u0007' }), 'TINT_WORDS'],
    [keptSite('a'.repeat(LONGEST_SITE + 1)), 'SITE_TOO_LONG'],
    [keptLabel('a'.repeat(41)), 'TINT_LABEL_TOO_LONG'],
  ])('is refused, not cut short: %j', (judged, refusal) => {
    expect(judged).toEqual({ ok: false, refusal });
  });
});
