import { describe, expect, it } from 'vitest';
import { isGone, ownerOfRefs, refOfRest, refWithGoods } from './order-again.ts';

describe('another takes the place of an article', () => {
  const offer = { isSold: true, pricingUnit: 'L', most: null };
  it.each([
    ['that the shop does not know', undefined, true],
    ['that is sold no more, or has no price for the customer', { ...offer, isSold: false }, true],
    ['of which none is left', { ...offer, most: 0 }, true],
    ['but not of which some are left, though fewer than wanted', { ...offer, most: 1 }, false],
    ['but not that is brought in', offer, false],
  ])('%s', (_which, given, gone) => {
    expect(isGone(given)).toBe(gone);
  });
});

describe('the site of goods that are ordered again', () => {
  const owner = ownerOfRefs({ companyId: 7, customerId: 3 });
  const tilleuls = { ref: 'Les Tilleuls', owner, lines: ['a'] };
  const both = ['a', 'b'];
  it.each([
    ['is the cart’s', null, 'Les Tilleuls', { ...tilleuls, lines: ['b'] }],
    ['stays with more of it', tilleuls, 'Les Tilleuls', { ...tilleuls, lines: both }],
    ['stays beside goods of no site', tilleuls, null, tilleuls],
    ['gives way to none beside another’s', tilleuls, 'Kerguelen', { ref: '', owner, lines: both }],
    [
      'is none after that, whatever comes',
      { ref: '', owner, lines: ['a'] },
      'Les Tilleuls',
      { ref: '', owner, lines: both },
    ],
    [
      'stays where the goods were not kept',
      { ...tilleuls, lines: null },
      'Les Tilleuls',
      { ...tilleuls, lines: null },
    ],
    ['is forgotten where it was another company’s', { ...tilleuls, owner: 'c8' }, null, null],
    [
      'is not mixed with another company’s',
      { ...tilleuls, owner: 'c8' },
      'Kerguelen',
      { ref: 'Kerguelen', owner, lines: ['b'] },
    ],
  ])('%s', (_what, known, ref, after) => {
    expect(refWithGoods(known, { ref, owner, lines: ['b'] })).toEqual(after);
  });

  it.each([
    ['stays with one of them', ['a', 'b'], ['b', 'c'], { ...tilleuls, lines: ['b'] }],
    ['goes with the last of them', ['a', 'b'], ['c'], null],
    ['goes when the cart is emptied', null, [], null],
    ['stays where they were not kept', null, ['c'], { ...tilleuls, lines: null }],
  ])('%s', (_what, lines, rest, after) => {
    const left = rest.map((uid) => ({ uid }));
    expect(refOfRest({ ...tilleuls, lines }, left)).toEqual(after);
  });

  it('is a company’s, or a person’s without one', () => {
    expect([owner, ownerOfRefs({ companyId: null, customerId: 3 })]).toEqual(['c7', 'p3']);
  });
});
