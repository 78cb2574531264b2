import { describe, expect, it } from 'vitest';
import { variantChoice } from './variant-choice.ts';
import type { Choice, VariantArticle, VariantConfiguration } from './variant-choice.ts';

const color = (uid: string, tintable = false) => ({ uid, label: uid, tintable });
const pack = (uid: string) => ({ uid, label: uid, quantity: Number.parseFloat(uid) });
const article = (
  color_uid: string | null,
  conditioning_uid: string | null,
  stock: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK',
) =>
  ({
    sku: `${color_uid}/${conditioning_uid}`,
    color_uid,
    conditioning_uid,
    stock_status: stock,
  }) satisfies VariantArticle;

const paint: VariantConfiguration = {
  colors: [color('Blanc'), color('Base P', true)],
  conditionings: [pack('1 L'), pack('3 L'), pack('15 L')],
  articles: [
    article('Blanc', '1 L'),
    article('Blanc', '3 L', 'OUT_OF_STOCK'),
    article('Blanc', '15 L'),
    article('Base P', '1 L'),
    article('Base P', '3 L'),
  ],
};
const panels: VariantConfiguration = {
  colors: [color('60 mm'), color('80 mm')],
  conditionings: [pack('4,32 m²'), pack('3,6 m²')],
  articles: [article('60 mm', '4,32 m²'), article('80 mm', '3,6 m²')],
};
const single: VariantConfiguration = {
  colors: [],
  conditionings: [pack('1 L')],
  articles: [article(null, '1 L')],
};

const choose = (configuration: VariantConfiguration, chosen: Partial<Choice> = {}) =>
  variantChoice(configuration, { color: null, conditioning: null, ...chosen });
const offers = (options: readonly { offer: string }[]) => options.map(({ offer }) => offer);

describe('variant choice', () => {
  it.each<[string, VariantConfiguration, Partial<Choice>, string]>([
    ['nothing chosen', paint, {}, 'missing color'],
    ['a pack alone', paint, { conditioning: '15 L' }, 'missing color'],
    ['a colour alone', paint, { color: 'Blanc' }, 'missing conditioning'],
    ['both', paint, { color: 'Blanc', conditioning: '15 L' }, 'Blanc/15 L'],
    ['both, sold out', paint, { color: 'Blanc', conditioning: '3 L' }, 'Blanc/3 L'],
    ['two that do not go together', paint, { color: 'Base P', conditioning: '15 L' }, 'not-together'],
    ['an unknown colour', paint, { color: 'Rose', conditioning: '1 L' }, 'missing color'],
    ['a model with a single pack', panels, { color: '80 mm' }, '80 mm/3,6 m²'],
    ['a model with another one’s pack', panels, { color: '80 mm', conditioning: '4,32 m²' }, 'not-together'],
    ['a product with one article', single, {}, 'null/1 L'],
  ])('PDP-02 %s', (_, configuration, chosen, expected) => {
    const answer = choose(configuration, chosen);
    const said = {
      resolved: answer.kind === 'resolved' ? answer.article.sku : '',
      incomplete: answer.kind === 'incomplete' ? `missing ${answer.missing}` : '',
      'not-together': 'not-together',
    }[answer.kind];
    expect(said).toBe(expected);
  });

  it('PDP-02 what does not go together, or is sold out, is said of each option', () => {
    const inBase = choose(paint, { color: 'Base P' });
    expect(offers(inBase.conditionings)).toEqual(['offered', 'offered', 'not-together']);
    expect(offers(choose(paint, { color: 'Blanc' }).conditionings)).toEqual([
      'offered',
      'out-of-stock',
      'offered',
    ]);
    expect(offers(choose(paint, { conditioning: '15 L' }).colors)).toEqual(['offered', 'not-together']);
    expect(offers(choose(paint).conditionings)).toEqual(['offered', 'offered', 'offered']);
  });

  it('PDP-02 nothing chosen is ever changed, not even to make the choice possible', () => {
    const answer = choose(paint, { color: 'Base P', conditioning: '15 L' });
    expect(answer.color?.uid).toBe('Base P');
    expect(answer.conditioning?.uid).toBe('15 L');
    expect(answer.conditionings.filter(({ chosen }) => chosen).map(({ option }) => option.uid)).toEqual([
      '15 L',
    ]);
  });

  it('PDP-02 articles that the options cannot tell apart are not picked at random', () => {
    const twins = { ...single, articles: [article(null, '1 L'), { ...article(null, '1 L'), sku: 'other' }] };
    expect(choose(twins).kind).toBe('not-together');
  });
});
