import { expect, it } from 'vitest';
import { urlResolution } from './url-resolution.ts';

it.each([
  ['/catalogue/facade', '', 'facade'],
  ['/catalogue/facade/impermeabilite/classe-i1', '', 'facade/impermeabilite/classe-i1'],
  ['/produit/ardelis-serena-peinture-plafond-mate', '', 'ardelis-serena-peinture-plafond-mate'],
  ['/catalogue/facade/', '', 'facade'],
  ['//catalogue//facade', '', 'facade'],
  ['/catalogue/facade', 'boutique', 'boutique/facade'],
  ['/livraison', '', 'livraison'],
  ['/catalogue/search', '', 'search'],
  ['/search/facade', '', 'search/facade'],
])('NAV-50 %s below root "%s" asks the backend for %s', (path, root, url) => {
  expect(urlResolution(path, root)).toEqual({ kind: 'lookup', url });
});

it.each(['/search', '/promo', '/promo/'])('NAV-50 %s is a listing without lookup', (path) => {
  expect(urlResolution(path, 'boutique')).toEqual({ kind: 'listing' });
});
