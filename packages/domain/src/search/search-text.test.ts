import { describe, expect, it } from 'vitest';
import { searchText } from './search-text.ts';
import { aSearchDocument } from './testing/a-search-document.ts';
import { buildTextIndex } from './index/text-index.ts';

const catalogue = [
  aSearchDocument({
    name: 'Façalys Ravalor – Peinture de façade siloxane mate',
    brand: 'Façalys',
    line: 'Ravalor',
    categories: ['Façade', 'Peinture de façade'],
    keywords: ['siloxane', 'Mat', '15 L'],
    references: ['P206000', '20600001', '2900206000017'],
  }),
  aSearchDocument({
    name: 'Boréval Sylva – Lasure satinée',
    brand: 'Boréval',
    line: 'Sylva',
    categories: ['Bois', 'Lasure'],
    keywords: ['alkyde', 'Satin', '5 L'],
    references: ['P301000'],
  }),
  aSearchDocument({
    name: 'Ardelis Séréna – Laque boiseries alkyde brillante',
    brand: 'Ardelis',
    line: 'Séréna',
    categories: ['Peinture intérieure', 'Laque alkyde'],
    keywords: ['alkyde', 'Brillant', '1 L'],
    references: ['P112000'],
  }),
  aSearchDocument({
    name: 'Vitrelis Armature – Toile de verre à peindre',
    brand: 'Vitrelis',
    line: 'Armature',
    categories: ['Toile de verre'],
    keywords: ['140 g/m²'],
    references: ['P706000'],
  }),
  aSearchDocument({
    name: 'Collantis Fixo – Colle toile de verre',
    brand: 'Collantis',
    line: 'Fixo',
    categories: ['Colles et enduits'],
    references: ['P801000'],
    description: 'Pour toiles et voiles de verre. Convient avant peinture.',
  }),
  aSearchDocument({
    name: 'Ferralis Forge – Primaire antirouille époxy mat',
    brand: 'Ferralis',
    line: 'Forge',
    categories: ['Métal', 'Primaire antirouille'],
    keywords: ['époxy', 'Mat', '2,5 L'],
    references: ['P401000'],
  }),
  aSearchDocument({
    name: 'Ardelis Opaline – Sous-couche isolante',
    brand: 'Ardelis',
    line: 'Opaline',
    categories: ['Sous-couches'],
    references: ['P106000'],
    description: 'Appliquer une couche avant peinture de façade.',
  }),
];
const [FACADE, LASURE, LAQUE, TOILE, COLLE, PRIMAIRE, SOUS_COUCHE] = [...catalogue.keys()];
const index = buildTextIndex(catalogue);
const found = (query: string): number[] => [...searchText(index, query).ids];
const first = (query: string): number | undefined => found(query)[0];

describe('searching the catalogue', () => {
  it.each([
    ['accents do not matter', 'facade', FACADE],
    ['capitals do not matter', 'FAÇADE', FACADE],
    ['plurals do not matter', 'lasures satinées', LASURE],
    ['word order does not matter', 'mate siloxane peinture', FACADE],
    ['small words do not matter', 'la peinture pour la façade', FACADE],
    ['the last word may be half typed', 'peinture faç', FACADE],
    ['so may an earlier one', 'peint façade', FACADE],
    ['typing mistakes are mended', 'peintur facde', FACADE],
    ['so are swapped letters', 'lasuer', LASURE],
    ['and what only sounds right', 'fassade', FACADE],
    ['references come first', 'P301000', LASURE],
    ['whatever their case', 'p301000', LASURE],
    ['so do EANs', '2900206000017', FACADE],
    ['even spaced', '2 900206 000017', FACADE],
    ['article codes lead to the product', 'réf. 20600001', FACADE],
    ['a reference half typed is enough', 'P3010', LASURE],
    ['the trade says TDV', 'TDV', TOILE],
    ['the trade says glycéro', 'laque glycéro', LAQUE],
    ['compounds may be written in one', 'souscouche', SOUS_COUCHE],
    ['or in two', 'sous couche', SOUS_COUCHE],
    ['or joined where the catalogue writes one', 'anti-rouille', PRIMAIRE],
    ['two words may lack their blank', 'peinturefacade', FACADE],
    ['units are glued or apart', 'peinture 15l', FACADE],
    ['brand and line are known', 'boréval sylva', LASURE],
    ['what the thing is goes before what it is for', 'toile de verre', TOILE],
  ])('%s', (_rule, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it('finds only what holds every word', () => {
    expect(found('colle toile')).toEqual([COLLE]);
    expect(found('ardelis brillante')).toEqual([LAQUE]);
  });

  it('ranks the name before the category, and the category before the description', () => {
    const ranked = buildTextIndex([
      aSearchDocument({ name: 'Seau', description: 'Pour diluant' }),
      aSearchDocument({ name: 'White-spirit', categories: ['Diluant'] }),
      aSearchDocument({ name: 'Nettoyant', keywords: ['diluant'] }),
      aSearchDocument({ name: 'Produit Diluant', brand: 'Diluant' }),
      aSearchDocument({ name: 'Diluant synthétique' }),
    ]);
    expect([...searchText(ranked, 'diluant').ids]).toEqual([4, 3, 1, 2, 0]);
  });

  it('puts in stock and popular first among equals, and only among equals', () => {
    const equals = buildTextIndex([
      aSearchDocument({ name: 'Lasure mate', boost: 0.1 }),
      aSearchDocument({ name: 'Lasure mate', boost: 0.9 }),
      aSearchDocument({ name: 'Bois', keywords: ['lasure'], boost: 1 }),
    ]);
    expect([...searchText(equals, 'lasure').ids]).toEqual([1, 0, 2]);
  });

  it('puts the name that opens with the query first', () => {
    const names = buildTextIndex([
      aSearchDocument({ name: 'Enduit pour mur', categories: ['Mur pour'] }),
      aSearchDocument({ name: 'Mur blanc' }),
      aSearchDocument({ name: 'Mur' }),
    ]);
    expect([...searchText(names, 'mur').ids]).toEqual([2, 1, 0]);
  });

  it('does not take half of a compound for the thing itself', () => {
    const names = buildTextIndex([
      aSearchDocument({ name: 'Sous-enduit' }),
      aSearchDocument({ name: 'Couteau enduit souple', categories: ['Outils'] }),
      aSearchDocument({ name: 'Enduit de lissage' }),
    ]);
    expect([...searchText(names, 'enduit').ids]).toEqual([2, 1, 0]);
    expect(searchText(names, 'sous enduit').ids[0]).toBe(0);
  });

  it('says what it mended', () => {
    expect(searchText(index, 'peintur facde').corrected).toBe('peinture façade');
    expect(searchText(index, 'peinture façade').corrected).toBeNull();
  });

  it('mends one mistake from four letters and two from eight, and never a code', () => {
    expect(found('las')).toContain(LASURE);
    expect(found('lzs')).toEqual([]);
    expect(found('lzsurx')).toEqual([]);
    expect(first('antirroulle')).toBe(PRIMAIRE);
    expect(found('P301009')).toEqual([]);
  });

  it('leaves out the words that no product holds with the others, and says so', () => {
    const { ids, dropped } = searchText(index, 'lasure façade');
    expect([...ids]).toEqual([LASURE]);
    expect(dropped).toEqual(['façade']);
    expect(searchText(index, 'lasure zzzzzz').dropped).toEqual(['zzzzzz']);
    expect(searchText(index, 'lasure').dropped).toEqual([]);
  });

  it('gives the first hits only when asked, and always the true total', () => {
    const { ids, scores, total } = searchText(index, 'peinture', { limit: 2 });
    expect([ids.length, scores.length]).toEqual([2, 2]);
    expect(total).toBe(found('peinture').length);
    expect(total).toBeGreaterThan(2);
  });
});
