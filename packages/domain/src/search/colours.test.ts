import { describe, expect, it } from 'vitest';
import { searchText } from './search-text.ts';
import { aSearchDocument } from './testing/a-search-document.ts';
import { buildTextIndex } from './index/text-index.ts';

const catalogue = [
  aSearchDocument({
    name: 'Tarquin mural',
    categories: ['Tarquins muraux'],
    keywords: ['Blanc'],
    tintable: true,
  }),
  aSearchDocument({ name: 'Tarquin mural', categories: ['Tarquins muraux'], keywords: ['Blanc'] }),
  aSearchDocument({
    name: 'Tarquin mural noiraud',
    categories: ['Tarquins muraux'],
    keywords: ['Noir RAL 9005', 'Brun'],
  }),
  aSearchDocument({
    name: 'Fournelle',
    keywords: ['Incolore', 'Vert mousse'],
    description: 'Va sur le noir.',
  }),
  aSearchDocument({ name: 'Colmate', keywords: ['Gris'] }),
];
const [TINTABLE, WHITE, BLACK, FOURNELLE, COLMATE] = [...catalogue.keys()];
const index = buildTextIndex(catalogue, 'mousse > colmate\npustule > colmate\ntarquin bleu > fournelle');
const asked = (query: string) => {
  const { ids, dropped, colour } = searchText(index, query);
  return { ids: [...ids], dropped, family: colour?.family ?? null };
};

describe('a plain colour beside what is asked for', () => {
  it.each([
    ['what comes in it first, then what is mixed in it', 'tarquin noir', [BLACK, TINTABLE], 'blacks'],
    ['between two words too', 'tarquin noire mural', [BLACK, TINTABLE], 'blacks'],
    ['in any gender and number', 'tarquins muraux noires', [BLACK, TINTABLE], 'blacks'],
    ['by another name of it', 'tarquin marron', [BLACK, TINTABLE], 'browns'],
    ['what is only mixed in it', 'tarquin jaune', [TINTABLE], 'yellows'],
  ])('chooses %s: « %s »', (_, query, ids, family) => {
    expect(asked(query)).toEqual({ ids, dropped: [], family });
  });

  it('is dropped, and said, where nothing of the kind comes or is mixed in it', () => {
    // The description of one speaks of black.
    expect(asked('fournelle noire')).toEqual({ ids: [FOURNELLE], dropped: ['noire'], family: null });
  });

  it('is a word like others where it is all that is asked for', () => {
    expect(asked('noir')).toMatchObject({ ids: [BLACK, FOURNELLE], family: null });
  });

  it('is not taken out of the name of a shade, nor of the trade’s words', () => {
    // Moss leads to something else.
    expect(asked('fournelle vert mousse')).toMatchObject({ ids: [FOURNELLE], family: null });
    expect(asked('tarquin bleu').ids[0]).toBe(FOURNELLE);
  });

  it('of a defect is not said to be dropped, and leaves out nothing', () => {
    expect(asked('pustule jaune')).toEqual({ ids: [COLMATE], dropped: [], family: null });
    expect(asked('pustule grise')).toMatchObject({ ids: [COLMATE], family: 'greys' });
  });

  it('leaves no mark for the next search', () => {
    asked('tarquin noir');
    expect(asked('tarquin').ids.toSorted()).toEqual([TINTABLE, WHITE, BLACK]);
    expect(asked('tarquin jaune').ids).toEqual([TINTABLE]);
  });
});
