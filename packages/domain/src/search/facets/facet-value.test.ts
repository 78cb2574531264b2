import { describe, expect, it } from 'vitest';
import { facetValue } from './facet-value.ts';

describe('facetValue', () => {
  it.each([
    ['Mat', 'mat'],
    ['A+', 'a-plus'],
    ['A', 'a'],
    ['Façade D2', 'facade-d2'],
    ['2,5 L', '2-5-l'],
    ['Rouleau 20 m × 2 m (40 m²)', 'rouleau-20-m-2-m-40-m2'],
    ['À l’unité', 'a-l-unite'],
    ['Écolabel européen', 'ecolabel-europeen'],
    ['Main-d’œuvre', 'main-d-oeuvre'],
    ['mat', 'mat'],
    ['', ''],
    ['×', 'd7'],
  ])('%s is %s', (label, value) => {
    expect(facetValue(label)).toBe(value);
  });
});
