import { describe, expect, it } from 'vitest';
import { buildTextIndex } from './index/text-index.ts';
import { searchText } from './search-text.ts';
import { aSearchDocument } from './testing/a-search-document.ts';

// Words of no trade: kinds are learnt from the names and categories, not from a list.
const names = [
  'Zéphyr – Bouloir à tarquin',
  'Zéphyr – Tarquin mat',
  'Zéphyr – Tarquin brillant',
  'Zéphyr – Tarquin de grenelle',
  'Zéphyr – Grenelle en lattes',
  'Zéphyr – Colmate grenelle',
];
const catalogue = names.map((name) =>
  aSearchDocument({
    name,
    brand: 'Zéphyr',
    categories: name.includes('Bouloir') ? ['Outils', 'Bouloirs et fournelles'] : ['Produits'],
    description: name.endsWith('Tarquin mat') ? 'S’applique au bouloir. Sent le velin.' : '',
  }),
);
const [BOULOIR, MAT, BRILLANT, DE_GRENELLE, GRENELLE, COLMATE] = [...catalogue.keys()];
const index = buildTextIndex(catalogue, 'pustule > colmate\nrâpette = bouloir');
const found = (query: string): number[] => [...searchText(index, query).ids];
const first = (query: string): number | undefined => found(query)[0];

describe('the kind rules', () => {
  it('the first word that names a kind is what is wanted, whatever holds all the words', () => {
    // « Tarquin mat » holds both words, one of them in its description only.
    expect(first('bouloir mat')).toBe(BOULOIR);
    expect(first('tarquin bouloir')).toBe(BOULOIR);
    expect(first('tarquin mat')).toBe(MAT);
  });

  it('a qualifier that fits nothing of the kind is dropped, and named', () => {
    const { ids, dropped } = searchText(index, 'bouloir velin');
    expect(ids[0]).toBe(BOULOIR);
    expect(dropped).toEqual(['velin']);
  });

  it('what follows « pour », « de » or « sur » says which one, and is no kind', () => {
    expect(first('bouloir pour tarquin brillant')).toBe(BOULOIR);
    expect(first('pot de tarquin')).toBe(MAT);
  });

  it('a word more often said about other things is a kind only where no other is named', () => {
    expect(first('grenelle')).toBe(GRENELLE);
    expect(first('grenelle tarquin')).toBe(DE_GRENELLE);
    expect(first('grenelle colmate')).toBe(COLMATE);
  });

  it('a category names a kind too, also by its second word', () => {
    expect(found('fournelle')).toEqual([BOULOIR]);
  });

  it.each([
    [
      'a kind that is named comes before one that a defect leads to',
      'pustule tarquin',
      [MAT, BRILLANT],
      ['pustule'],
      true,
    ],
    [
      'a defect leads to its kind where the other is behind « sur »',
      'pustule sur tarquin',
      [COLMATE],
      ['tarquin'],
      true,
    ],
    [
      'what was left out does not keep the kind from coming first',
      'pustule bouloir',
      [BOULOIR],
      ['pustule'],
      true,
    ],
    ['only a sure kind drops the others', 'grenelle pour mat', [MAT], ['grenelle'], false],
  ])('%s: « %s »', (_, query, firsts, words, isOfKind) => {
    const { ids, dropped, ofKind } = searchText(index, query);
    expect(firsts).toContain(ids[0]);
    expect(dropped).toEqual(words);
    expect(ofKind > 0).toBe(isOfKind);
  });

  it('after a verb comes what is worked on', () => {
    const worked = buildTextIndex(catalogue, 'pustuler > colmate');
    expect([...searchText(worked, 'pustuler un tarquin').ids][0]).toBe(COLMATE);
  });

  it('a pack is done without before a quality', () => {
    const packed = catalogue.map((document, at) =>
      at === MAT ? { ...document, keywords: ['5 L'] } : document,
    );
    const { ids, dropped } = searchText(buildTextIndex(packed), 'tarquin brillant 5 L');
    expect([ids[0], dropped]).toEqual([BRILLANT, ['5 L']]);
  });

  it('a guess leads nowhere, and nothing sure is no answer', () => {
    expect(searchText(index, 'pustulx').ofKind).toBe(0);
    expect(searchText(index, 'appli zzzz').total).toBe(0);
  });

  it('a word of an expression that was understood is not said to be dropped', () => {
    const trade = buildTextIndex(catalogue, 'tarquin gondolé > colmate');
    const { ids, dropped } = searchText(trade, 'tarquin gondolé');
    expect([ids[0], dropped]).toEqual([COLMATE, []]);
    expect(searchText(trade, 'tarquin gondolé zzzz').dropped).toEqual(['zzzz']);
  });

  it('a mistyped kind comes before a word of the same root', () => {
    // One letter from « bouloir », whose root « boulant » has too.
    const rolling = buildTextIndex([
      aSearchDocument({ name: 'Bouleau à poils', categories: ['Bouleaux'] }),
      aSearchDocument({ name: 'Tréteau boulant', categories: ['Tréteaux'] }),
    ]);
    expect([...searchText(rolling, 'bouleu').ids][0]).toBe(0);
  });

  it('a synonym names the kind, a defect leads to it', () => {
    expect(first('râpette tarquin')).toBe(BOULOIR);
    expect(first('pustule grenelle')).toBe(COLMATE);
  });

  it('a typing mistake in the kind keeps it', () => {
    expect(first('boulior tarquin')).toBe(BOULOIR);
  });

  it('how many of the first are of the kind is told', () => {
    expect(searchText(index, 'tarquin').ofKind).toBe(3);
    expect(searchText(index, 'brillant').ofKind).toBe(0);
    expect(found('tarquin').slice(0, 3).toSorted()).toEqual([MAT, BRILLANT, DE_GRENELLE]);
  });
});
