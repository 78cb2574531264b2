import { describe, expect, it } from 'vitest';
import { pictureFacts, type PicturedArticle, type PicturedProduct } from './picture-facts.ts';

const paint: PicturedProduct = {
  sku: 'P101000',
  name: 'Ardelis Séréna – Peinture plafond mate',
  brand: 'Ardelis',
  line: 'Séréna',
  family: 101,
  priceGroup: 'PEINT',
  pricingUnit: 'L',
  finish: 'Mat',
};
const tin: PicturedArticle = { color: 'Blanc', conditioning: '3 L', packQuantity: 3 };

describe('pictureFacts', () => {
  it('tells a label everything it prints', () => {
    expect(pictureFacts(paint, tin)).toMatchObject({
      container: 'tin',
      brand: 'Ardelis',
      line: 'Séréna',
      name: 'Peinture plafond mate',
      finish: 'mat',
      sizeLabel: '3 L',
      packQuantity: 3,
      unit: 'L',
      colourName: 'Blanc',
      colourHex: '#F7F7F4',
      scene: 'ceiling',
      priceGroup: 'PEINT',
    });
  });

  it.each([
    ['a bucket above three litres', paint, { ...tin, packQuantity: 10 }, 'bucket'],
    ['a bag of mortar', { ...paint, family: 203, pricingUnit: 'kg' }, { ...tin, packQuantity: 25 }, 'bag'],
    ['a cartridge', { ...paint, family: 807, pricingUnit: 'U' }, { ...tin, packQuantity: 1 }, 'cartridge'],
    [
      'a carton of cartridges',
      { ...paint, family: 807 },
      { ...tin, conditioning: 'Carton de 12 cartouches' },
      'box',
    ],
    ['gloves, not a mask', { ...paint, family: 912, name: 'Altisûr – Gants nitrile' }, tin, 'gloves'],
    [
      'a small pot of paste',
      { ...paint, family: 804, pricingUnit: 'kg' },
      { ...tin, packQuantity: 1 },
      'tin',
    ],
    ['something sold by the piece', { ...paint, family: 1, pricingUnit: 'U' }, tin, 'tool'],
  ] as const)('draws %s', (_case, product, article, container) => {
    expect(pictureFacts(product, article).container).toBe(container);
  });

  it.each([
    [{ color: 'Gris anthracite RAL 7016' }, '#373F43'],
    [{ color: '#1f4e5a' }, '#1F4E5A'],
    [{ color: null, model: 'Chêne miel' }, '#B98A4F'],
    [{ color: 'Couloir Dupont' }, undefined],
  ])('colours %o', (colour, hex) => {
    expect(pictureFacts(paint, { ...tin, ...colour }).colourHex).toBe(hex);
  });

  it('does not take a thickness for a colour', () => {
    const facts = pictureFacts(
      { ...paint, family: 601 },
      { model: '60 mm', conditioning: 'Paquet', packQuantity: 4 },
    );
    expect(facts).toMatchObject({ container: 'board', scene: 'insulation' });
    expect(facts.colourName).toBe('60 mm');
    expect(facts.colourHex).toBeUndefined();
  });

  it('shows the size of a tool rather than « à l’unité »', () => {
    const sized = { size: '180 mm', conditioning: 'À l’unité', packQuantity: 1 };
    expect(pictureFacts({ ...paint, family: 901 }, sized)).toMatchObject({
      container: 'roller',
      sizeLabel: '180 mm',
    });
  });

  it('seeds the drawing with the product, so that its articles look alike', () => {
    expect(pictureFacts(paint, tin).seed).toBe(
      pictureFacts(paint, { ...tin, color: 'Base P (pastel)' }).seed,
    );
    expect(pictureFacts(paint, tin).seed).not.toBe(pictureFacts({ ...paint, sku: 'P101001' }, tin).seed);
  });
});

it.each([
  [907, 'eco', 'light'],
  [907, 'std', 'usual'],
  [907, 'prem', 'heavy'],
  [910, 'eco', 'light'],
  [907, null, undefined],
  [102, 'prem', undefined],
])('of family %i the tier %s is drawn as %s', (family, tier, grade) => {
  const product = {
    sku: 'P1',
    name: 'Marque Ligne – Chose',
    brand: 'Marque',
    line: null,
    family,
    priceGroup: 'OUTIL',
    pricingUnit: 'U',
    tier,
  };
  expect(pictureFacts(product, { conditioning: 'À l’unité', packQuantity: 1 }).grade).toBe(grade);
});
