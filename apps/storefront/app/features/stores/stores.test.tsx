import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { hoursWords, openingWords } from './card/opening-words.ts';
import { StoreCard } from './card/store-card.tsx';
import type { StoreFacts } from '../../actions/stores/store-facts.ts';
import { storeJsonLd } from './page/store-json-ld.ts';
import { foundWords } from './locator/store-list.tsx';

const day = '07:30-12:00 13:30-18:00';
const aStore = (overrides: Partial<StoreFacts> = {}): StoreFacts => ({
  storeCode: 'VB017',
  titleLabel: 'Valbrune Clermont-Ferrand',
  locationName: 'Valbrune Clermont-Ferrand',
  address: {
    addressLines: ['11 rue Jules Verne', 'ZI du Brézet'],
    postalCode: '63100',
    locality: 'Clermont-Ferrand',
    countryCode: 'FR',
  },
  schedules: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: 'x',
    sunday: null,
  },
  specialHours: '2026-11-18 x,2026-12-25 x',
  primaryPhone: '0465711703',
  fax: '0465715703',
  email: null,
  distance: 12.4,
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

describe('store card', () => {
  const card = (isCurrent: boolean, page = '/produit/x?taille=1') => {
    const Stub = createRoutesStub([
      {
        path: '*',
        Component: () => <StoreCard store={aStore()} now="2026-11-16T09:00:00Z" isCurrent={isCurrent} />,
      },
    ]);
    return renderToStaticMarkup(<Stub initialEntries={[page]} />);
  };
  const html = card(false);

  it('STO-05 tells address, distance, telephone, fax, today’s hours and the way', () => {
    expect(html).toContain('Ouvert jusqu’à 12\u00a0h');
    expect(html).toMatch(/11 rue Jules Verne.*ZI du Brézet.*63100 Clermont-Ferrand/);
    expect(html).toContain('à 12,4\u00a0km');
    expect(html).toMatch(/Aujourd’hui\u00a0: 7\u00a0h\u00a030\u00a0–\u00a012\u00a0h, 13\u00a0h\u00a030/);
    expect([...html.matchAll(/<dt>(\w+di)<\/dt>/g)].map(([, day]) => day)).toEqual([
      'Lundi',
      'Mardi',
      'Mercredi',
      'Jeudi',
      'Vendredi',
      'Samedi',
    ]);
    expect(html).toContain('href="tel:0465711703"');
    expect(html).toMatch(/Fax\u00a0: 04.65.71.57.03/);
    expect(html).toMatch(
      /href="https:\/\/www\.openstreetmap\.org\/directions\?to=45\.78%2C3\.11" target="_blank" rel="noopener"/,
    );
  });

  it('STO-06 announces special hours of the coming fortnight, not later ones', () => {
    expect(html).toMatch(/Horaires exceptionnels.*mercredi 18 novembre.*Fermé/);
    expect(html).not.toContain('25 décembre');
  });

  it('is chosen by a form that comes back to the page, unless it is the current one', () => {
    expect(html).toMatch(/<form(?=[^>]* method="post")[^>]* action="\/magasins\/choix"/);
    expect(html).toContain('name="shopCode" value="VB017"');
    expect(html).toContain('name="back" value="/produit/x?taille=1#contenu"');
    expect(card(false, '/magasins?retour=%2Fcheckout%2Fshipping')).toContain(
      'name="back" value="/checkout/shipping#contenu"',
    );
    expect(card(true)).toContain('Magasin sélectionné');
    expect(card(true)).not.toContain('<form');
  });
});

describe('what was found', () => {
  const answer = { stores: [aStore()], others: [], now: '', text: '', missed: false };
  const rennes = { place: 'Rennes (35000)', withinKm: 50, latitude: 48, longitude: -1 };

  it.each([
    [{ ...answer, search: { kind: 'all' } }, '1\u00a0magasin'],
    [
      { ...answer, search: { kind: 'near', ...rennes } },
      '1\u00a0magasin à moins de 50\u00a0km de Rennes (35000)',
    ],
    [
      { ...answer, missed: true, search: { kind: 'near', ...rennes } },
      'Ce magasin est trop éloigné de l’adresse indiquée. 1\u00a0magasin à moins de 50\u00a0km de Rennes (35000)',
    ],
    [
      { ...answer, search: { kind: 'far', ...rennes } },
      'Aucun magasin à moins de 50\u00a0km de Rennes (35000). Voici les plus proches.',
    ],
    [
      { ...answer, search: { kind: 'unknown-place', text: 'zzz' } },
      'Aucun lieu ne correspond à «\u00a0zzz\u00a0». Vérifiez l’orthographe ou saisissez un code postal.',
    ],
  ] as const)('%j', (found, words) => {
    expect(foundWords(found)).toBe(words);
  });
});

describe('for search engines', () => {
  it('a store has its place and its hours', () => {
    const facts = storeJsonLd(aStore(), 'https://shop.test');
    expect(facts).toMatchObject({
      '@type': 'HardwareStore',
      url: 'https://shop.test/magasins/VB017',
      name: 'Valbrune Clermont-Ferrand',
      address: { streetAddress: '11 rue Jules Verne, ZI du Brézet', postalCode: '63100' },
      geo: { latitude: 45.78, longitude: 3.11 },
    });
    expect(facts.openingHoursSpecification).toHaveLength(10);
    expect(facts.openingHoursSpecification[0]).toMatchObject({
      dayOfWeek: 'https://schema.org/Monday',
      opens: '07:30',
      closes: '12:00',
    });
  });
});
