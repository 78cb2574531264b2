import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReceiptLines } from './receipt-lines.tsx';

const line = {
  position: 1,
  sku: '10200102',
  name: 'Peinture blanche',
  is_tinted: false,
  quantity: 2,
  handed_over: 2,
  released: 0,
  received: 0,
  in_stock: 4,
  receipts: [],
};
const drawn = (typed?: Record<string, string>, more: object = {}) =>
  renderToStaticMarkup(<ReceiptLines lines={[{ ...line, ...more }]} typed={typed} />);

it('offers to the shelf what is as new, and nothing that is damaged, opened or tinted', () => {
  expect(drawn()).toMatch(/name="rayon-1"[^>]*checked|checked[^>]*name="rayon-1"/);
  for (const state of ['damaged', 'opened']) {
    const html = drawn({ 'etat-1': state, 'revient-1': '1', 'rayon-1': 'oui' });
    expect(html).not.toContain('rayon-1');
    expect(html).toContain('Pas neuf, pas de retour en rayon');
  }
  expect(drawn(undefined, { is_tinted: true })).not.toContain('rayon-1');
});
