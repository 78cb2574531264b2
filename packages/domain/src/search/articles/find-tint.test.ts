import { describe, expect, it } from 'vitest';
import { tintFinder } from './find-tint.ts';

const tints = [
  { code: 'VB-BL070', name: 'Bleu azur' },
  { code: 'VB-VE230', name: 'Vert d’eau' },
  { code: 'VB-OT010', name: 'Terracotta' },
  { code: 'VB-RO080', name: 'Rouge laque' },
  { code: 'RAL 5009', name: 'Bleu azur' },
  { code: 'RAL 9001', name: 'Blanc crème' },
];
const finder = tintFinder(tints);
const found = (query: string) => {
  const { tint, rest, by } = finder.find(query) ?? {};
  return tint ? [tint.code, rest, by] : null;
};

describe('a tint in a query', () => {
  it.each([
    ['its code alone', 'RAL 5009', ['RAL 5009', '', 'code']],
    ['its code beside other words', 'laque RAL 5009 brillante', ['RAL 5009', 'laque brillante', 'code']],
    ['glued', 'laque ral5009', ['RAL 5009', 'laque', 'code']],
    ['the number alone', 'laque 5009 2,5L', ['RAL 5009', 'laque 2,5L', 'code']],
    ['a code with its hyphen or without', 'vb ot010', ['VB-OT010', '', 'code']],
    [
      'its name, the first chart’s where two have it',
      'peinture bleu azur mat',
      ['VB-BL070', 'peinture mat', 'name'],
    ],
    ['its name with the small words in it', 'peinture vert d’eau', ['VB-VE230', 'peinture', 'name']],
    ['in the plural', 'volets bleus azurs', ['VB-BL070', 'volets', 'name']],
  ])('%s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ...['ISO', 'EN', 'NF', 'DIN', 'ASTM', 'DTU', 'réf', 'référence'].map((mark) => [
      'the number of a standard or a reference',
      `peinture ${mark} 9001`,
    ]),
    ['small words at the end of a name', 'vert d’'],
    ['a number of three digits', 'laque 500'],
    ['words in another order', 'laque rouge'],
    ['an unknown number', 'RAL 9999'],
    ['a name of one word, which may mean something else', 'carrelage terracotta'],
    ['nothing', ''],
  ])('not: %s', (_, query) => {
    expect(found(query)).toBeNull();
  });

  it('a name that two charts have is told with its namesakes, a code is not', () => {
    expect(finder.find('bleu azur')?.namesakes.map(({ code }) => code)).toEqual(['RAL 5009']);
    expect(finder.find('RAL 5009')?.namesakes).toEqual([]);
  });

  it.each([
    ['laque RAL 9999 mate', { typed: 'RAL 9999', rest: 'laque mate' }],
    ['ral9999', { typed: 'ral9999', rest: '' }],
    ['laque RAL 5009', null],
    ['laque RAL 9006', null],
    ['laque RAL', null],
    ['laque 9999', null],
    ['ISO 9999', null],
  ])('a code that no chart has, and nothing else: « %s »', (query, expected) => {
    const withSpecial = tintFinder(tints, [...tints, { code: 'RAL 9006' }]);
    expect(withSpecial.unknown(query)).toEqual(expected);
  });

  it('a name of one word is known when it is asked for', () => {
    expect(finder.named('terracotta')?.code).toBe('VB-OT010');
    expect(finder.named('carrelage')).toBeNull();
  });
});
