import { describe, expect, it } from 'vitest';
import { customerLabel, readCurrentProduct } from './current-product.ts';

const kept = {
  sku: 'P102000',
  color: 'Base TR (transparente)',
  customColorExa: '#373F43',
  customerColorLabel: 'Couloir Dupont',
  conditionning: '3 L',
};

describe('current product', () => {
  it('PDP-05 comes back as it was kept', () => {
    expect(readCurrentProduct(JSON.stringify(kept))).toEqual(kept);
  });

  it('PDP-05 what was not chosen is empty', () => {
    expect(readCurrentProduct('{"sku":"P1"}')).toEqual({
      sku: 'P1',
      color: null,
      customColorExa: null,
      customerColorLabel: null,
      conditionning: null,
    });
  });

  it.each([
    null,
    '',
    '[]',
    '3',
    '{',
    '{"sku":3}',
    'x'.repeat(3000),
    `{"sku":"P1","x":"${'x'.repeat(3000)}"}`,
  ])('PDP-05 anything else is as good as nothing: %s', (text) => {
    expect(readCurrentProduct(text)).toBeNull();
  });

  it.each(['red;}', 'x#373F43', '#373F43;}', ''])(
    'PDP-05 a tint that is no colour is dropped: %j',
    (tint) => {
      expect(
        readCurrentProduct(JSON.stringify({ ...kept, customColorExa: tint }))?.customColorExa,
      ).toBeNull();
    },
  );

  it('PDP-05 what was left empty is nothing', () => {
    expect(readCurrentProduct(JSON.stringify({ ...kept, color: '' }))?.color).toBeNull();
  });

  it('PDP-05 keeps up to 2 000 characters', () => {
    const sized = (size: number) => `{"sku":"P1","x":"${'x'.repeat(size - 19)}"}`;
    expect([sized(2000).length, readCurrentProduct(sized(2000))?.sku]).toEqual([2000, 'P1']);
    expect(readCurrentProduct(sized(2001))).toBeNull();
  });

  it('a free label is one line of at most 40 characters', () => {
    expect(customerLabel('  Couloir\n Dupont ')).toBe('Couloir Dupont');
    expect(customerLabel('Couloir\u202e Dupont\u2028bis')).toBe('Couloir Dupont bis');
    expect(customerLabel('é'.repeat(60))).toBe('é'.repeat(40));
    expect(customerLabel(`${'é'.repeat(39)} suite`)).toBe('é'.repeat(39));
    expect(customerLabel('😀'.repeat(60))).toBe('😀'.repeat(40));
    expect(customerLabel(' \u0000 ')).toBeNull();
    expect(customerLabel(null)).toBeNull();
  });
});
