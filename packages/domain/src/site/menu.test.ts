import { describe, expect, it } from 'vitest';
import { menuOf } from './menu.ts';
import type { MenuCategory, MenuEntry } from './menu.ts';

const aCategory = (name: string, overrides: Partial<MenuCategory> = {}): MenuCategory => ({
  uid: name,
  name,
  url_path: name.toLowerCase(),
  url_suffix: '',
  position: 10,
  include_in_menu: 1,
  category_type: 0,
  custom_url: null,
  image: null,
  product_count: 4,
  children: [],
  ...overrides,
});

const names = (entries: readonly MenuEntry[]) => entries.map((entry) => entry.name);

describe('menu', () => {
  it('LAY-13 sorts the top categories into shop, content, special and promo', () => {
    const menu = menuOf([
      aCategory('Façade'),
      aCategory('Services', { category_type: 1, product_count: 0 }),
      aCategory('Nuancier', { category_type: 2, product_count: 0 }),
      aCategory('Promo', { product_count: 0 }),
    ]);
    expect(names(menu.shop)).toEqual(['Façade']);
    expect(names(menu.content)).toEqual(['Services']);
    expect(menu.special?.name).toBe('Nuancier');
    expect(menu.promo?.name).toBe('Promo');
  });

  it('LAY-13 keeps one special link apart; a second one is a top entry like the others', () => {
    const menu = menuOf([
      aCategory('Second', { category_type: 2, position: 20 }),
      aCategory('First', { category_type: 2, position: 10 }),
    ]);
    expect(menu.special?.name).toBe('First');
    expect(names(menu.shop)).toEqual(['Second']);
  });

  it.each([
    [0, 'shop', false],
    [1, 'content', false],
    [2, 'special', false],
    [3, 'content', true],
    [7, 'content', true],
  ] as const)('CAT-03 type %i goes to %s, new tab: %s', (category_type, place, newTab) => {
    const menu = menuOf([aCategory('Entry', { category_type })]);
    const entry = place === 'special' ? menu.special : menu[place][0];
    expect(entry).toMatchObject({ name: 'Entry', opensNewTab: newTab });
  });

  it.each([
    [1, ['Sol']],
    [0, []],
    [null, []],
  ])('CAT-04 include_in_menu %s shows %j', (include_in_menu, expected) => {
    expect(names(menuOf([aCategory('Sol', { include_in_menu })]).shop)).toEqual(expected);
  });

  it.each(['Promo', 'promo', ' PROMO '])(
    'CAT-06 a top category named « %s » is the promo category',
    (name) => {
      expect(menuOf([aCategory(name, { product_count: 0 })]).promo?.uid).toBe(name);
    },
  );

  it('CAT-06 a sub-category of that name is not', () => {
    const menu = menuOf([aCategory('Outillage', { children: [aCategory('Promo')] })]);
    expect(menu.promo).toBeNull();
    expect(names(menu.shop[0]?.children ?? [])).toEqual(['Promo']);
  });

  it.each([
    ['shop category with products', { product_count: 1 }, true],
    ['shop category without products', { product_count: 0 }, false],
    ['shop category of unknown count', { product_count: null }, false],
    ['content category', { category_type: 1, product_count: 0 }, true],
    ['link in a new tab', { category_type: 3, product_count: 0 }, true],
  ])('LAY-19 %s: shown is %3$s', (_label, overrides, shown) => {
    const menu = menuOf([aCategory('Entry', overrides)]);
    expect(names([...menu.shop, ...menu.content])).toEqual(shown ? ['Entry'] : []);
  });

  it('LAY-19 applies to every level', () => {
    const empty = aCategory('Empty', { product_count: 0 });
    const deep = aCategory('Rouleaux', { children: [aCategory('Manchons'), empty] });
    const [top] = menuOf([aCategory('Outillage', { children: [deep, empty] })]).shop;
    expect(names(top?.children ?? [])).toEqual(['Rouleaux']);
    expect(names(top?.children[0]?.children ?? [])).toEqual(['Manchons']);
  });

  it('LAY-13 the promo category stands in its own place alone, and content is never it', () => {
    const menu = menuOf([aCategory('Promo'), aCategory('promo', { category_type: 1, position: 1 })]);
    expect(menu.promo?.uid).toBe('Promo');
    expect([names(menu.shop), names(menu.content)]).toEqual([[], ['promo']]);
  });

  it('what a category does not say is empty: it is a shop category in the first place', () => {
    const bare = { name: null, url_path: null, url_suffix: null, category_type: null, children: null };
    const [entry] = menuOf([
      aCategory('Sol', { position: 1 }),
      null,
      aCategory('Bare', { ...bare, position: null }),
    ]).shop;
    expect(entry).toEqual({
      uid: 'Bare',
      name: '',
      link: { kind: 'category', urlPath: '', urlSuffix: '' },
      opensNewTab: false,
      image: null,
      content: null,
      children: [],
    });
  });

  it('brings along the suffix, the editors’ content and only the children of the menu', () => {
    const [entry] = menuOf([
      aCategory('Sol', {
        url_suffix: '.html',
        universe_mega_menu_block: { content: '<p>Sols</p>' },
        children: [aCategory('Colles'), aCategory('Cachée', { include_in_menu: 0 }), null],
      }),
    ]).shop;
    expect(entry).toMatchObject({
      link: { kind: 'category', urlPath: 'sol', urlSuffix: '.html' },
      content: '<p>Sols</p>',
    });
    expect(names(entry?.children ?? [])).toEqual(['Colles']);
  });

  it.each(['/guides', 'https://elsewhere.example/guides'])('follows the address %s of a link', (url) => {
    const [entry] = menuOf([aCategory('Services', { category_type: 1, custom_url: url })]).content;
    expect(entry?.link).toEqual({ kind: 'custom', url });
  });

  it('orders by position', () => {
    const menu = menuOf([aCategory('B', { position: 20 }), aCategory('A', { position: 10 })]);
    expect(names(menu.shop)).toEqual(['A', 'B']);
  });

  it('LAY-14 links the picture to the custom address, else to the category', () => {
    const [withAddress, without] = menuOf([
      aCategory('Bois', { image: '/media/category/bois/320x400.webp', custom_url: '/guides' }),
      aCategory('Sol', { image: '/media/category/sol/320x400.webp' }),
    ]).shop;
    expect(withAddress?.image?.link).toEqual({ kind: 'custom', url: '/guides' });
    expect(withAddress?.link).toEqual({ kind: 'category', urlPath: 'bois', urlSuffix: '' });
    expect(without?.image?.link).toEqual({ kind: 'category', urlPath: 'sol', urlSuffix: '' });
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'http://plain.example'])(
    'does not follow the address %s',
    (custom_url) => {
      const [entry] = menuOf([aCategory('Services', { category_type: 1, custom_url })]).content;
      expect(entry?.link.kind).toBe('category');
    },
  );
});
