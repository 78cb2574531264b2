import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hoursWords, openingWords } from './opening-words.ts';
import { StoreCard } from './store-card.tsx';
import { matchingStores } from './store-facts.ts';
import type { StoreFacts } from './store-facts.ts';

const day = '07:30-12:00 13:30-18:00';
const aStore = (overrides: Partial<StoreFacts> = {}): StoreFacts => ({
  storeCode: 'VB017',
  titleLabel: 'Valbrune Clermont-Ferrand',
  locationName: 'Valbrune Clermont-Ferrand',
  address: {
    addressLines: ['11 rue Jules Verne', 'ZI du Brézet'],
    postalCode: '63100',
    locality: 'Clermont-Ferrand',
  },
  schedules: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: 'x' },
  specialHours: '2026-11-18 x,2026-12-25 x',
  primaryPhone: '0465711703',
  fax: null,
  latitude: 45.78,
  longitude: 3.11,
  services: [],
  ...overrides,
});

describe('opening words', () => {
  it.each([
    [{ kind: 'open', until: 1080 }, 'Ouvert jusqu’à 18\u00a0h'],
    [{ kind: 'closed', opens: null }, 'Fermé'],
    [
      { kind: 'closed', opens: { date: '2026-11-16', daysAhead: 0, at: 810 } },
      'Fermé, ouvre à 13\u00a0h\u00a030',
    ],
    [
      { kind: 'closed', opens: { date: '2026-11-17', daysAhead: 1, at: 420 } },
      'Fermé, ouvre demain à 7\u00a0h',
    ],
    [
      { kind: 'closed', opens: { date: '2026-11-16', daysAhead: 2, at: 420 } },
      'Fermé, ouvre lundi à 7\u00a0h',
    ],
    [
      { kind: 'closed', opens: { date: '2026-11-26', daysAhead: 9, at: 420 } },
      'Fermé, ouvre jeudi 26 novembre à 7\u00a0h',
    ],
  ] as const)('%j says %s', (state, words) => {
    expect(openingWords(state)).toBe(words);
  });

  it('writes ranges, or that the store is closed', () => {
    expect(hoursWords([{ from: 450, to: 720 }])).toBe('7\u00a0h\u00a030\u00a0–\u00a012\u00a0h');
    expect(hoursWords([])).toBe('Fermé');
  });
});

describe('filter', () => {
  const stores = [
    aStore(),
    aStore({
      storeCode: 'VB003',
      titleLabel: 'Valbrune Créteil',
      address: { addressLines: [], postalCode: '94000', locality: 'Créteil' },
    }),
  ];

  it.each([
    ['', ['VB017', 'VB003']],
    ['creteil', ['VB003']],
    ['CRÉT', ['VB003']],
    ['clermont ferrand', ['VB017']],
    ['63', ['VB017']],
    ['100', []],
    ['Brest', []],
  ])('« %s » finds %j', (text, codes) => {
    expect(matchingStores(stores, text).map((store) => store.storeCode)).toEqual(codes);
  });
});

describe('store card', () => {
  const html = renderToStaticMarkup(<StoreCard store={aStore()} now="2026-11-16T09:00:00Z" />);

  it('tells address, telephone, today’s hours and the way', () => {
    expect(html).toContain('Ouvert jusqu’à 12\u00a0h');
    expect(html).toMatch(/11 rue Jules Verne.*ZI du Brézet.*63100 Clermont-Ferrand/);
    expect(html).toMatch(/Aujourd’hui\u00a0: 7\u00a0h\u00a030\u00a0–\u00a012\u00a0h, 13\u00a0h\u00a030/);
    expect(html).toContain('href="tel:0465711703"');
    expect(html).toMatch(
      /href="https:\/\/www\.openstreetmap\.org\/directions\?to=45\.78%2C3\.11" target="_blank" rel="noopener"/,
    );
  });

  it('announces special hours of the coming fortnight, not later ones', () => {
    expect(html).toMatch(/Horaires exceptionnels.*mercredi 18 novembre.*Fermé/);
    expect(html).not.toContain('25 décembre');
  });
});
