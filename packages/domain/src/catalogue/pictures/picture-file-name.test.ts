import { expect, it } from 'vitest';
import { pictureNamed, referencesNamed } from './picture-file-name.ts';

const KNOWN = new Set(['REF123', '10100001', 'AB-12', 'AB', 'P_1']);
const named = (file: string) => pictureNamed(file, (reference) => KNOWN.has(reference));

it.each([
  ['REF123.jpg', 'REF123', 1],
  ['REF123_1.jpg', 'REF123', 1],
  ['REF123-2.webp', 'REF123', 2],
  ['REF123_02.TIFF', 'REF123', 2],
  ['REF123_99.png', 'REF123', 99],
  ['2026/printemps/10100001_3.avif', '10100001', 3],
  ['lots\\10100001.jpeg', '10100001', 1],
  // Known as a whole, it is read as a whole; its pictures are then numbered behind it.
  ['AB-12.jpg', 'AB-12', 1],
  ['AB-12_2.jpg', 'AB-12', 2],
  ['AB-13.jpg', 'AB', 13],
  ['P_1.jpg', 'P_1', 1],
  // Nobody's: the refusal names what stands before the number.
  ['INCONNU_4.jpg', 'INCONNU', 4],
  ['REF123_0.jpg', 'REF123_0', 1],
  ['REF123_100.jpg', 'REF123_100', 1],
])('%s is of %s, picture %i', (file, reference, position) => {
  expect(named(file)).toEqual({ kind: 'of-reference', reference, position });
});

it.each([
  ['site-logo.png', 'site-logo', null],
  ['site-logo@comptoir.png', 'site-logo', 'comptoir'],
  ['banner-home.jpg', 'banner-home', null],
  ['images/banner-promo-mobile.webp', 'banner-promo-mobile', null],
])('%s is the site’s %s (site %s)', (file, place, site) => {
  expect(named(file)).toEqual({ kind: 'of-site', place, site });
});

it('tells all references that a name may mean, for one question to the catalogue', () => {
  expect(referencesNamed('AB-12.jpg')).toEqual(['AB-12', 'AB']);
  expect(referencesNamed('REF123.jpg')).toEqual(['REF123']);
});
