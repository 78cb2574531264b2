import { describe, expect, it } from 'vitest';
import type { ChartColourFragment, VariantMatrixFragment } from '../../../../generated/documents.ts';
import { picturedArticle } from './gallery/pictured-article.ts';
import { chartCodeAsked, choiceSearch, readChoice } from './product-choice.ts';

const color = (label: string, tintable = false) => ({ uid: `c-${label}`, label, hex: null, tintable });
const pack = (label: string, quantity: number) => ({ uid: `p-${label}`, label, quantity, unit: 'L' });
const article = (colorLabel: string, packLabel: string) => ({
  uid: `${colorLabel}/${packLabel}`,
  sku: `${colorLabel}/${packLabel}`,
  ean: null,
  weight: null,
  color_uid: `c-${colorLabel}`,
  conditioning_uid: `p-${packLabel}`,
  tintable: colorLabel.startsWith('Base'),
  stock_status: 'IN_STOCK' as const,
  price: { final_price: { value: 10 }, regular_price: { value: 10 }, discount: null, price_type: null },
  price_per_unit: { value: 10 },
  media_gallery: [],
});

const matrix: VariantMatrixFragment = {
  sku: 'P102000',
  type: 'Peintures pro',
  colors: [color('Blanc'), color('Base P (pastel)', true), color('Base TR (transparente)', true)],
  conditionings: [pack('1 L', 1), pack('2,5 L', 2.5)],
  articles: ['Blanc', 'Base P (pastel)', 'Base TR (transparente)'].flatMap((label) => [
    article(label, '1 L'),
    article(label, '2,5 L'),
  ]),
};
const anthracite: ChartColourFragment = {
  code: 'RAL 7016',
  chart: 'ral',
  name: 'Gris anthracite',
  family: 'Gris',
  hex: '#373F43',
  lrv: 5,
  tint_class: 'D',
  base: 'Base TR (transparente)',
  facade_ok: false,
  special: null,
};

const chosen = (search: string, chart: ChartColourFragment | null = null, of = matrix) =>
  readChoice(new URLSearchParams(search), of, chart);
const skuOf = (search: string, chart: ChartColourFragment | null = null, sold = matrix) => {
  const { variant } = chosen(search, chart, sold);
  return variant.kind === 'resolved' ? variant.article.sku : variant.kind;
};

describe('the choice in the address', () => {
  it.each([
    ['', 'incomplete'],
    ['couleur=blanc&conditionnement=2-5-l', 'Blanc/2,5 L'],
    ['couleur=base-p-pastel&conditionnement=1-l', 'Base P (pastel)/1 L'],
    ['couleur=rose&conditionnement=1-l', 'incomplete'],
    ['article=Blanc/2,5 L', 'Blanc/2,5 L'],
    ['article=Blanc/2,5 L&conditionnement=1-l', 'Blanc/1 L'],
    ['article=Blanc/2,5 L&couleur=base-p-pastel', 'Base P (pastel)/2,5 L'],
    ['article=unknown', 'incomplete'],
    ['couleur=%3Cscript%3E&conditionnement=1-l', 'incomplete'],
  ])('PDP-02 %s', (search, expected) => {
    expect(skuOf(search)).toBe(expected);
  });

  it('PDP-02 a tint proposes its own base, whatever colour stands besides', () => {
    expect(skuOf('teinte=RAL+7016&couleur=blanc&conditionnement=1-l', anthracite)).toBe(
      'Base TR (transparente)/1 L',
    );
    expect(skuOf('teinte=%23FAF6EE&libelle=Couloir&conditionnement=1-l')).toBe('Base P (pastel)/1 L');
  });

  it('PDP-05 a custom tint is a hexadecimal with the buyer’s own label, cut at 40', () => {
    const { tint } = chosen(`teinte=faf6ee&libelle=${'a'.repeat(60)}`);
    expect(tint).toEqual({ kind: 'custom', hex: '#FAF6EE', label: 'a'.repeat(40) });
  });

  it('refuses tints that cannot be made, and says why', () => {
    expect(chosen('teinte=RAL+9999').tintRefusal).toBe('unknown-tint');
    expect(chosen('teinte=RAL+7016', { ...anthracite, special: 'métallisé' }).tintRefusal).toBe(
      'not-machine-made',
    );
    const pastelOnly = { ...matrix, colors: matrix.colors.slice(0, 2) };
    expect(chosen('teinte=RAL+7016', anthracite, pastelOnly).tintRefusal).toBe('no-base-deep-enough');
  });

  it('sells what no machine tints as it is, whatever tint the visitor carries along', () => {
    const white = { ...matrix, colors: [color('Blanc')] };
    expect(chosen('teinte=RAL+7016', anthracite, white)).toMatchObject({
      tint: null,
      tintRefusal: null,
      notTinted: { label: 'RAL 7016 Gris anthracite' },
    });
    expect(skuOf('teinte=RAL+7016&conditionnement=1-l', anthracite, white)).toBe('Blanc/1 L');
  });

  it('waits for a tint where a base is the only colour, unless the address names it', () => {
    const base = { ...matrix, colors: [color('Base TR (transparente)', true)] };
    expect(skuOf('conditionnement=1-l', null, base)).toBe('incomplete');
    expect(skuOf('couleur=base-tr-transparente&conditionnement=1-l', null, base)).toBe(
      'Base TR (transparente)/1 L',
    );
  });

  it('PDP-07 the quantity is 1 unless the address gives another whole number of packs', () => {
    expect(
      ['', 'quantite=3', 'quantite=0', 'quantite=-2', 'quantite=1e9', 'quantite=x'].map(
        (s) => chosen(s).quantity,
      ),
    ).toEqual([1, 3, 1, 1, 1, 1]);
  });

  it('asks for the chart only when a code of it is named', () => {
    const asked = (search: string) => chartCodeAsked(new URLSearchParams(search));
    expect(asked('teinte=RAL+7016')).toBe('RAL 7016');
    expect(asked('teinte=%23FAF6EE')).toBeNull();
    expect(asked('couleur=blanc')).toBeNull();
  });

  it('writes the address of another choice and keeps the rest', () => {
    const params = new URLSearchParams('theme=comptoir&couleur=blanc&conditionnement=1-l');
    expect(choiceSearch(params, { conditioning: '2,5 L' })).toBe(
      '?theme=comptoir&couleur=blanc&conditionnement=2-5-l',
    );
    expect(choiceSearch(params, { tint: 'RAL 7016' })).toBe(
      '?theme=comptoir&conditionnement=1-l&teinte=RAL+7016',
    );
    expect(choiceSearch(new URLSearchParams('teinte=RAL+7016&libelle=x'), { color: 'Blanc' })).toBe(
      '?couleur=blanc',
    );
  });
});

describe('whose pictures the gallery shows', () => {
  it.each([
    ['nothing chosen: the product’s', '', null],
    ['a colour without a pack: the cheapest', 'couleur=base-p-pastel', 'Base P (pastel)/1 L'],
    ['a pack without a colour: the first of the cheapest', 'conditionnement=1-l', 'Blanc/1 L'],
    ['both', 'couleur=blanc&conditionnement=1-l', 'Blanc/1 L'],
  ])('PDP-01 %s', (_, search, sku) => {
    expect(picturedArticle(matrix, chosen(search))?.sku ?? null).toBe(sku);
  });
});
