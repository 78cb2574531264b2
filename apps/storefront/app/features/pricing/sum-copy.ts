import type { TaxLabel } from '../../backend/viewer/price-view.ts';

export const sumCopy = {
  subtotal: (taxLabel: TaxLabel) => `Sous-total ${taxLabel}`,
  eco: (taxLabel: TaxLabel) => `dont éco-contribution ${taxLabel}`,
  discount: 'Remise',
  pickup: 'Retrait en magasin',
  freePickup: 'Gratuit',
  delivery: (taxLabel: TaxLabel) => `Livraison ${taxLabel}`,
  freeDelivery: 'Offerte',
  later: 'Calculée à l’étape suivante',
  rounding: 'Arrondi de la TVA',
  rounded: '(arrondi)',
  total: (taxLabel: TaxLabel) => `Total ${taxLabel}`,
  taxWithin: (name: string) => `dont ${name}`,
} as const;
