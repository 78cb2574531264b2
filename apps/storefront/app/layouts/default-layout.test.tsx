import { describe, expect, it } from 'vitest';
import DefaultLayout from './default-layout.tsx';
import { drawnPage, tagWith } from './drawn-page.tsx';
import FullWidthLayout from './full-width-layout.tsx';
import { sampleConfig, sampleLayout, sampleViewer } from './sample-frame.ts';

const message = { type: 'approved', content: 'Votre demande a été acceptée.' } as const;
const part = (html: string, tag: string) => new RegExp(`<${tag}[ >].*</${tag}>`).exec(html)?.[0];
const keys = (html: string) =>
  [
    ...(/<nav[^>]*aria-label="Raccourcis".*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(
      /data-message-key="(\w+)"/g,
    ),
  ].map(([, key]) => key);
const signedIn = { viewer: sampleViewer };

describe('default layout', () => {
  it.each([
    ['/livraison', true],
    ['/catalogue/bois', true],
    ['/', false],
    ['/Home', false],
    ['/cart', false],
  ])('LAY-05 on %s the message banner is shown: %s', (path, shown) => {
    const html = drawnPage(DefaultLayout, { path, frame: { message } });
    expect(html).toContain('La page');
    expect(html.includes('data-message-banner="approved"')).toBe(shown);
  });

  it('draws no banner when there is no message', () => {
    expect(drawnPage(DefaultLayout)).not.toContain('data-message-banner');
  });

  it('begins with the link to the content', () => {
    expect(drawnPage(DefaultLayout)).toMatch(/^(<link[^>]*>)*<a[^>]*href="#contenu">Aller au contenu<\/a>/);
  });
});

describe('full-width layout', () => {
  it('LAY-06 has the same header and footer, without the message banner', () => {
    const wide = drawnPage(FullWidthLayout, { frame: { message } });
    const usual = drawnPage(DefaultLayout);
    expect(part(wide, 'header')).toBe(part(usual, 'header'));
    expect(part(wide, 'footer')).toBe(part(usual, 'footer'));
    expect(wide).not.toContain('data-message-banner');
  });
});

describe('header', () => {
  it('LAY-07 the logo links to /', () => {
    expect(drawnPage(DefaultLayout)).toMatch(
      /<a[^>]*href="\/"[^>]*><img[^>]*alt="Valbrune, retour à l’accueil"/,
    );
  });

  it('CFG-05 the logo is base_media_url + header_logo_src with its text, 35 by 34 unless the site says otherwise', () => {
    const logo = tagWith(drawnPage(DefaultLayout), 'alt="Valbrune');
    expect(logo).toContain('src="https://shop.test/media/logo/valbrune/105x102.webp"');
    expect(logo).toContain('width="35" height="34"');
    const layout = sampleLayout({ storeConfig: { ...sampleConfig, logo_width: 60, logo_height: 20 } });
    expect(tagWith(drawnPage(DefaultLayout, { frame: { layout } }), 'alt="Valbrune')).toContain(
      'width="60" height="20"',
    );
  });

  it('LAY-08 the store button shows the current shop, or invites to choose one', () => {
    const currentShop = { code: 'VB018', name: 'Valbrune Lyon Gerland', own: null };
    expect(drawnPage(DefaultLayout)).toContain('Choisir mon magasin');
    const html = drawnPage(DefaultLayout, { frame: { currentShop } });
    expect(tagWith(html, 'href="/magasins"')).toContain('Mon magasin\u00a0: Valbrune Lyon Gerland');
  });

  it('searches by a plain form, behind a toggle that works without script', () => {
    const html = drawnPage(DefaultLayout);
    expect(html).toMatch(/<search id="recherche"[^>]*><form[^>]*action="\/search"/);
    expect(tagWith(html, 'name="q"')).toContain('type="search"');
    expect(tagWith(html, 'aria-label="Afficher la recherche"')).toMatch(/href="[^"]*#recherche"/);
  });

  it('LAY-10 the account button leads to the profile, or to the professional space', () => {
    expect(tagWith(drawnPage(DefaultLayout), 'data-action="account"')).toContain('href="/acces-espace-pro"');
    expect(tagWith(drawnPage(DefaultLayout, { frame: signedIn }), 'data-action="account"')).toContain(
      'href="/customer/my-profile"',
    );
  });

  it('LAY-11 favourites are for signed-in visitors only', () => {
    expect(drawnPage(DefaultLayout)).not.toContain('data-action="favourites"');
    expect(drawnPage(DefaultLayout, { frame: signedIn })).toContain('data-action="favourites"');
  });

  it.each([
    [0, ''],
    [1, '1\u00a0article dans le panier'],
    [12, '12\u00a0articles dans le panier'],
  ])('LAY-12 the cart button counts %i items: %s', (cartCount, words) => {
    const html = drawnPage(DefaultLayout, { frame: { cartCount } });
    expect(tagWith(html, 'data-action="cart"')).toContain('href="/cart"');
    expect(html.includes(`data-cart-count="${cartCount}"`)).toBe(cartCount > 0);
    expect(html).toContain(words);
  });
});

describe('top bar', () => {
  it('LAY-18 offers help and downloads, and the selectors when there is a choice', () => {
    const html = drawnPage(DefaultLayout, {
      frame: {
        layout: sampleLayout({
          availableStores: [
            { store_code: 'default', store_name: 'Valbrune', current_shop: null },
            { store_code: 'comptoir', store_name: 'Comptoir', current_shop: null },
          ],
          currency: { default_display_currency_code: 'EUR', available_currency_codes: ['EUR', 'CHF'] },
        }),
      },
    });
    expect(html).toMatch(/data-message-key="Help &amp; FAQs"[^>]*href="\/aide-faq"[^>]*>Aide et FAQ</);
    expect(html).toMatch(/data-message-key="Download"[^>]*href="\/telechargements"[^>]*>Télécharger</);
    expect(html).toMatch(/<select[^>]*name="store"[^>]*>.*Comptoir/);
    expect(html).toMatch(/<select[^>]*name="currency"[^>]*>.*CHF/);
  });

  it.each([
    [1, 1, []],
    [2, 1, ['store']],
    [1, 2, ['currency']],
    [2, 2, ['currency', 'store']],
  ])('CFG-10 %i sites and %i currencies: the selectors are %j', (sites, currencies, shown) => {
    const layout = sampleLayout({
      availableStores: ['default', 'comptoir']
        .slice(0, sites)
        .map((code) => ({ store_code: code, store_name: code, current_shop: null })),
      currency: {
        default_display_currency_code: 'EUR',
        available_currency_codes: ['EUR', 'CHF'].slice(0, currencies),
      },
    });
    const html = drawnPage(DefaultLayout, { frame: { layout } });
    const names = [...html.matchAll(/<select[^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(names)].toSorted()).toEqual(shown);
  });

  it('CFG-11 stands without selectors when their queries failed', () => {
    const layout = sampleLayout({ availableStores: null, currency: null });
    const html = drawnPage(DefaultLayout, { frame: { layout } });
    expect(html).not.toContain('<select');
    expect(html).toContain('Aide et FAQ');
  });
});

describe('bottom bar', () => {
  it('LAY-17 has home, menu, account and cart; favourites for signed-in visitors', () => {
    expect(keys(drawnPage(DefaultLayout))).toEqual(['Home', 'Menu', 'Account', 'Cart']);
    expect(keys(drawnPage(DefaultLayout, { frame: signedIn }))).toEqual([
      'Home',
      'Menu',
      'Favourites',
      'Account',
      'Cart',
    ]);
  });

  it('leads to the dashboard when signed in, to the sign-in page otherwise', () => {
    expect(tagWith(drawnPage(DefaultLayout), 'data-message-key="Account"')).toContain('href="/sign-in"');
    expect(tagWith(drawnPage(DefaultLayout, { frame: signedIn }), 'data-message-key="Account"')).toContain(
      'href="/customer/dashboard"',
    );
  });
});

describe('consent', () => {
  it('asks until a choice is made, refusing as easily as accepting', () => {
    const html = drawnPage(DefaultLayout, { frame: { consent: 'unknown' } });
    const buttons = [...html.matchAll(/<button[^>]*name="choice"[^>]*>/g)].map(([tag]) => tag);
    const form = tagWith(html, 'action="/consentement"');
    expect(form).toContain('method="post"');
    expect(buttons.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['refused', 'accepted']);
    expect(buttons[0]?.replace('refused', 'accepted')).toBe(buttons[1]);
    expect(html).toContain('href="/cookies"');
  });

  it.each(['accepted', 'refused'] as const)(
    'is silent once the choice is %s, and reachable from the footer',
    (consent) => {
      const html = drawnPage(DefaultLayout, { frame: { consent } });
      expect(html).not.toContain('name="choice"');
      expect(html).toMatch(/href="\/consentement"[^>]*>Gérer mes cookies</);
    },
  );
});

describe('footer', () => {
  it.each([
    ['/mentions-legales', 'Mentions légales'],
    ['/cgv', 'Conditions générales de vente'],
    ['/politique-de-confidentialite', 'Politique de confidentialité'],
    ['/retractation', 'Renoncer au contrat ici'],
    ['/accessibilite', 'Accessibilité\u00a0: non conforme'],
    ['/contactez-nous', 'Contactez-nous'],
    ['/livraison', 'Livraison'],
  ])('links to %s', (href, label) => {
    const footer = /<footer.*<\/footer>/.exec(drawnPage(DefaultLayout))?.[0] ?? '';
    expect(footer).toMatch(new RegExp(`href="${href}"[^>]*>${label}<`));
  });
});
