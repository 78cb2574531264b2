import { describe, expect, it } from 'vitest';
import { stockOf } from './stock.ts';

describe('stockOf', () => {
  it.each([
    [
      '10100001',
      101,
      'PEINT',
      { available: 0, approDirecteFournisseur: false, livraisonPro: true, resupplyTime: 3 },
    ],
    [
      '10200401',
      102,
      'PEINT',
      { available: 0, approDirecteFournisseur: false, livraisonPro: true, resupplyTime: 4 },
    ],
    [
      '20300401',
      203,
      'ENDUIT',
      { available: 8, approDirecteFournisseur: false, livraisonPro: true, resupplyTime: 5 },
    ],
    [
      '50500501',
      505,
      'RMS',
      { available: 0, approDirecteFournisseur: true, livraisonPro: true, resupplyTime: 2 },
    ],
  ])('article %s at Rennes Sud', (sku, family, group, expected) => {
    expect(stockOf({ sku, statut: 'P', family, group }, 'VB006')).toEqual({
      statutArticleMag: 'P',
      ...expected,
    });
  });

  it('never promises to resupply what is sold while stock lasts or out of range', () => {
    const delays = ['U', 'O'].map((statut) =>
      stockOf({ sku: '1', statut, family: 101, group: 'PEINT' }, 'VB001'),
    );
    expect(delays.map((stock) => stock.resupplyTime)).toEqual([null, null]);
  });
});
