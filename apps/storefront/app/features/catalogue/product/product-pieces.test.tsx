import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd } from '../breadcrumb-json-ld.ts';
import { chartProse } from './chart/chart-prose.ts';
import { ColourChoice } from './tint/colour-choice.tsx';
import { IndoorAirLabel } from './documents/indoor-air-label.tsx';
import { ownDescription } from './page/own-description.ts';
import { productJsonLd } from './page/product-json-ld.ts';
import { PackChoice } from './choice/pack-choice.tsx';
import { packLabel } from './price/pack-label.ts';

describe('indoor-air label', () => {
  it.each(['A+', 'A', 'B', 'C'])(
    'shows class %s in large, the whole scale, and the sentence of the regulation',
    (airClass) => {
      const html = renderToStaticMarkup(<IndoorAirLabel airClass={airClass} />);
      expect(html).toContain(`aria-label="Émissions dans l’air intérieur. Classe ${airClass}."`);
      expect([...html.matchAll(/font-size="13"[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
        'A+',
        'A',
        'B',
        'C',
      ]);
      expect(html).toMatch(new RegExp(`font-size="50"[^>]*>${airClass.replace('+', '\\+')}<`));
      expect(html).toContain(
        'sur une échelle de classe allant de A+ (très faibles émissions) à C (fortes émissions)',
      );
    },
  );

  it('draws nothing for a class that the regulation does not know', () => {
    expect(renderToStaticMarkup(<IndoorAirLabel airClass="Z" />)).toBe('');
  });
});

describe('packs', () => {
  const draw = (offers: readonly ('offered' | 'out-of-stock' | 'not-together')[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <PackChoice
          options={offers.map((offer, at) => ({
            option: { uid: String(at), label: `${at + 1} L`, quantity: at + 1, unit: 'L' },
            chosen: false,
            offer,
          }))}
          articles={[]}
          colorLabel="Blanc"
          conditions={{ kind: 'public' }}
          pricesIn={() => ({ kind: 'hidden' })}
        />
      </MemoryRouter>,
    ).replaceAll('\u00a0', ' ');

  it('of which one is sold out name those that are there', () => {
    const html = draw(['out-of-stock', 'offered', 'not-together', 'offered']);
    expect(html).toContain('>Épuisé, disponible en 2 L ou 4 L<');
    expect(draw(['out-of-stock', 'not-together'])).toContain('>Épuisé<');
  });
});

describe('colours', () => {
  const options = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      option: {
        uid: String(index),
        label: `Teinte ${index}`,
        hex: `#${((index * 83_456) % 0xff_ff_ff).toString(16).padStart(6, '0').toUpperCase()}`,
        tintable: false,
      },
      chosen: index === 3,
      offer: index === 5 ? ('not-together' as const) : ('offered' as const),
    }));
  const draw = (count: number) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ColourChoice options={options(count)} conditioningLabel="15 L" />
      </MemoryRouter>,
    );

  it('PDP-02 a few stand side by side, each with its name; the chosen one and the missing pack are said', () => {
    const html = draw(7);
    expect(html.match(/<a /g)).toHaveLength(7);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toContain('pas en 15 L');
    expect(html).not.toContain('<h3');
  });

  it('PDP-02 two hundred are sorted into strips by family, none is lost', () => {
    const html = draw(200);
    expect(html.match(/<a /g)).toHaveLength(200);
    expect(html.match(/<h3/g)?.length).toBeGreaterThan(4);
  });
});

describe('texts', () => {
  it('the description drops what the page shows in its own place, and only that', () => {
    const html =
      '<p>Pour murs.</p><h3>Les points forts</h3><ul><li>Opaque</li></ul><h3>Mise en œuvre</h3><ul><li>Deux couches</li></ul><p>Valeur limite UE : 30 g/L.</p>';
    expect(ownDescription(html, { strongPoints: true, voc: true })).toBe(
      '<p>Pour murs.</p><h3>Mise en œuvre</h3><ul><li>Deux couches</li></ul>',
    );
    expect(ownDescription(html, { strongPoints: false, voc: false })).toBe(html);
  });

  it('the chart’s page keeps the editors’ words around the list that the screen draws', () => {
    expect(
      chartProse(
        '<h1>Nuancier</h1><p>Avant</p><section class="colour-family"><h2>Blancs</h2></section><section class="colour-family">x</section><p>Après</p>',
      ),
    ).toEqual({ title: 'Nuancier', before: '<p>Avant</p>', after: '<p>Après</p>' });
    expect(chartProse('<p>Texte</p>')).toEqual({ title: null, before: '<p>Texte</p>', after: '' });
  });

  it('a measure never breaks before its unit', () => {
    expect(packLabel('Cartouche 310 mL')).toBe('Cartouche 310\u00a0mL');
    expect(packLabel('Paquet de 4,32 m²')).toBe('Paquet de 4,32\u00a0m²');
    expect(packLabel('Lot de 50 lames')).toBe('Lot de 50 lames');
  });
});

describe('what search engines read', () => {
  const facts = {
    name: 'Peinture',
    sku: 'P1',
    brand: 'Ardelis',
    description: null,
    images: [],
    url: 'u',
    inStock: true,
    rating: { count: 0, ofHundred: 0 },
  };

  it('SEO-01 gives the span of prices in euros, and none when there is none', () => {
    expect(productJsonLd({ ...facts, prices: [12.5, 30] }).offers).toMatchObject({
      lowPrice: '12.50',
      highPrice: '30.00',
      offerCount: 2,
    });
    expect(productJsonLd({ ...facts, prices: [] })).not.toHaveProperty('offers');
  });

  it('REV-04 tells the average once there is a review, and nothing before', () => {
    const rated = { ...facts, prices: [], rating: { count: 3, ofHundred: 86 } };
    expect(productJsonLd(rated)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, bestRating: 5, reviewCount: 3 },
    });
    expect(productJsonLd({ ...facts, prices: [] })).not.toHaveProperty('aggregateRating');
  });

  it('SEO-01 numbers the way to the product', () => {
    expect(breadcrumbJsonLd('https://x', [{ label: 'Sol', to: '/catalogue/sol' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Sol', item: 'https://x/catalogue/sol' },
    ]);
  });
});
