import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '@nuancier/demo/catalogue/generate-catalogue.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { buildTextIndex } from '@nuancier/domain/search/index/text-index.ts';
import { searchDocument } from './demo-documents.ts';
import { gradeOf } from './expectation.ts';
import { measureRelevance } from './measure-relevance.ts';
import { OPEN_QUERIES } from './judged/judged-queries.ts';
import { HOPELESS_QUERIES, RELEVANCE_QUERIES } from './queries.ts';
import { ndcgAt10, reciprocalRank } from './score-ranking.ts';

describe('the relevance of the search on the demo catalogue', () => {
  const measured = measureRelevance(RELEVANCE_QUERIES);

  it('holds the floor: nDCG@10 of 0.965 and a good answer first almost always', () => {
    expect(RELEVANCE_QUERIES.length).toBeGreaterThanOrEqual(100);
    expect(measured.ndcg).toBeGreaterThanOrEqual(0.965);
    expect(measured.mrr).toBeGreaterThanOrEqual(0.99);
  });

  it('leaves no query of the set without a result', () => {
    expect(measured.results.filter(({ total }) => total === 0).map(({ query }) => query)).toEqual([]);
  });

  it('shows something that answers on every first page', () => {
    expect(
      measured.results.filter((result) => result.reciprocalRank === 0).map(({ query }) => query),
    ).toEqual([]);
  });

  it('asks only for what the demo catalogue has', () => {
    const products = [...generateCatalogue(600)];
    const impossible = RELEVANCE_QUERIES.filter(
      ({ expect: wanted }) => !products.some((product) => gradeOf(product, wanted) === 3),
    );
    expect(impossible.map(({ query }) => query)).toEqual([]);
  });

  it('answers hopeless queries with nothing', () => {
    const index = buildTextIndex([...generateCatalogue(600)].map(searchDocument));
    const answered = HOPELESS_QUERIES.filter((query) => searchText(index, query).total > 0);
    expect(answered.map((query) => query.slice(0, 20))).toEqual([]);
  });
});

it('finds a right product among the first three for 0.98 of the open judged queries', () => {
  expect(OPEN_QUERIES.length).toBeGreaterThanOrEqual(300);
  const judged = measureRelevance(OPEN_QUERIES, 600);
  expect(judged.successAt3).toBeGreaterThanOrEqual(0.98);
  expect(judged.ndcg).toBeGreaterThanOrEqual(0.88);
});

describe('what a painter types first, on the demo catalogue', () => {
  const products = [...generateCatalogue(600)];
  const index = buildTextIndex(products.map(searchDocument));
  const ask = (query: string) => {
    const { ids, total, dropped, corrected } = searchText(index, query, { limit: 3 });
    return { names: [...ids].map((id) => products[id]?.name ?? ''), total, dropped, corrected };
  };

  it.each([
    ['peinture', /Peinture murs et plafonds/],
    ['peinture bleue', /Peinture murs et plafonds/],
    ['peinture noire mur', /Peinture murs et plafonds/],
    ['laque bleue', /Laque/],
    ['plafond', /Peinture plafond/],
    ['protection incendie', /intumescente/],
    ['masque P3', /[Mm]asque/],
    ['joint carrelage', /Mastic/],
    ['enlever papier peint', /Couteau/],
    ['pot de peinture', /Peinture/],
    ['ral 7035 sol', /Résine de sol|Peinture de sol/],
    ['couteau enduit', /Couteau à enduire/],
    ['xylophène', /Traitement curatif/],
    ['tole de verre', /Toile de verre/],
    ['bash', /Bâche/],
    ['rolo', /Manchon/],
  ])('« %s » begins with %s', (query, name) => {
    expect(ask(query).names[0]).toMatch(name);
  });

  it.each([
    ['peinture tableau noir', ['tableau']],
    ['brosse métallique', ['métallique']],
    ['diluer peinture epoxy', ['peinture']],
    ['enlever vieille peinture', []],
    ['roulau peinture', []],
    ['quel rouleau pour peindre un plafond', ['peindre un plafond']],
    ['10100002 zzzz', ['zzzz']],
    ['peinture plafond 20L', ['20L']],
    ['peinture facade 30L', ['30L']],
  ])('« %s » leaves out, as they were typed: %j', (query, dropped) => {
    expect(ask(query).dropped).toEqual(dropped);
  });

  it.each([
    ['lane de roche', 'laine de roche'],
    ['roulau peinture', 'rouleau peinture'],
    ['apret', 'apprêt'],
    ['noeuds de sapin', null],
    ['façade nord', null],
    ['baton telescopique', null],
  ])('« %s » is mended to %s', (query, corrected) => {
    expect(ask(query).corrected).toBe(corrected);
  });

  it.each('voiture tondeuse tableau frigo cheval livre vis pince prise plastron'.split(' '))(
    '« %s » is of another trade',
    (query) => {
      expect(ask(query).total).toBe(0);
    },
  );
});

describe('the figures', () => {
  it('nDCG is one for the best order and less for any other', () => {
    expect(ndcgAt10([3, 2, 1], [1, 2, 3])).toBe(1);
    expect(ndcgAt10([1, 2, 3], [1, 2, 3])).toBeLessThan(1);
    expect(ndcgAt10([], [3])).toBe(0);
  });

  it('the reciprocal rank looks for the first good answer', () => {
    expect(reciprocalRank([1, 0, 2])).toBeCloseTo(1 / 3);
    expect(reciprocalRank([1, 1])).toBe(0);
  });
});
