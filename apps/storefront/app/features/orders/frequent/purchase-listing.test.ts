import { describe, expect, it } from 'vitest';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { purchaseListing } from './purchase-listing.ts';

const line = {
  order_number: 'W26100007',
  order_date: '2026-11-14T09:00:00.000Z',
  purchase_ref: null,
  purchase_order_number: null,
  buyer_name: 'Gwen Le Bihan',
  representative_name: null,
  product_sku: '80100201',
  product_name: 'Colle',
  conditioning: '5 kg',
  color: null,
  tint: null,
  quantity: 8,
  unit_price: { value: 6.06 },
  row_total: { value: 48.48 },
};
const shown: PriceView = { canViewPrice: true, taxLabel: 'HT', large: ['HT'] };
const rowsOf = (text: string) => text.split('\r\n').slice(1, -1);

describe('D67 the listing of purchases', () => {
  it('is what a French spreadsheet reads: semicolons, decimal commas, accents', () => {
    const text = purchaseListing([line], shown);
    expect(text.startsWith('\uFEFFDate;Commande;N°\u00A0de bon de commande;Chantier / référence;')).toBe(
      true,
    );
    expect(rowsOf(text)).toEqual([
      '14/11/2026;W26100007;;;Gwen Le Bihan;;80100201;Colle;5 kg;;;8;6,06;;48,48',
    ]);
  });

  it('names the sales representative who ordered, in a column of its own', () => {
    const text = purchaseListing([{ ...line, representative_name: 'Sophie Delmas' }], shown);
    expect(text).toContain(';Commandé par;Passée par (commercial);Référence;');
    expect(rowsOf(text)[0]).toContain(';Gwen Le Bihan;Sophie Delmas;80100201;');
  });

  it('tells a tint by its code and the customer’s word for it, with what it costs', () => {
    const tint = {
      customColorExa: '#383E42',
      customerColorLabel: 'Volets',
      code: 'RAL 7016',
      supplement: { value: 4.5 },
    };
    expect(rowsOf(purchaseListing([{ ...line, tint }], shown))[0]).toContain(
      ';RAL 7016 (Volets);8;6,06;4,50;48,48',
    );
  });

  it('tells who buys for a household the amounts with tax too', () => {
    const text = purchaseListing([line], { ...shown, large: ['TTC', 'HT'] });
    expect(text.split('\r\n')[0]).toMatch(
      /Prix unitaire TTC;dont teinte TTC;Total TTC;Prix unitaire HT;dont teinte HT;Total HT$/,
    );
    expect(rowsOf(text)[0]).toMatch(/;7,27;;58,18;6,06;;48,48$/);
  });

  it('has no amounts, not even their columns, for whoever may not see prices', () => {
    const text = purchaseListing([{ ...line, unit_price: null, row_total: null }], {
      ...shown,
      canViewPrice: false,
    });
    expect(text).not.toMatch(/Prix|Total/);
    expect(rowsOf(text)[0]?.split(';')).toHaveLength(12);
  });

  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+33', "'+33"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['Lot 3; bâtiment B', '"Lot 3; bâtiment B"'],
    ['deux\nlignes', '"deux\nlignes"'],
  ])('holds %j as text, not as a formula or another cell', (reference, cell) => {
    expect(purchaseListing([{ ...line, purchase_ref: reference }], shown)).toContain(`;${cell};`);
  });
});
