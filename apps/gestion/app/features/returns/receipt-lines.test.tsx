import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { readReceipt } from './read-receipt.ts';
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
const drawn = (typed?: Record<string, string>, more: object = {}, refusal: FormRefused | null = null) =>
  renderToStaticMarkup(<ReceiptLines lines={[{ ...line, ...more }]} typed={typed} refusal={refusal} />);

it('says nothing before somebody has counted and looked: no count, no state, no shelf', () => {
  const html = drawn();
  expect(html).toMatch(/name="revient-1"[^>]*value=""/);
  expect(html).toMatch(/<option value="" selected/);
  expect(html).not.toMatch(/name="rayon-1"[^>]*checked|checked[^>]*name="rayon-1"/);
});

it('keeps what was typed, and says at the line what is wrong with it', () => {
  const typed = { 'revient-1': '2', 'rayon-1': 'oui', 'etat-1': '' };
  const read = readReceipt(formOf({ ...typed, 'vu-1': '0' }), [line]);
  if (read.ok) throw new Error('A state is missing');
  const html = drawn(typed, {}, read.refusal);
  expect(html).toMatch(/name="revient-1"[^>]*value="2"/);
  expect(html).toMatch(/<select[^>]*aria-invalid="true"/);
  expect(html).toContain('Peinture blanche\u00A0: dites dans quel état il revient.');
  const much = readReceipt(formOf({ 'revient-1': '9', 'vu-1': '0' }), [line]);
  expect(drawn({ 'revient-1': '9' }, {}, much.ok ? null : much.refusal)).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*name="revient-1"/,
  );
});

it('a line without a count has not come back', () => {
  expect(readReceipt(formOf({ 'revient-1': '', 'vu-1': '0', 'etat-1': 'new' }), [line])).toMatchObject({
    refusal: { message: 'Comptez au moins un article.' },
  });
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it('offers to the shelf what is as new, and nothing that is damaged, opened or tinted', () => {
  expect(drawn({ 'etat-1': 'new', 'rayon-1': 'oui' })).toMatch(
    /name="rayon-1"[^>]*checked|checked[^>]*name="rayon-1"/,
  );
  for (const state of ['damaged', 'opened']) {
    const html = drawn({ 'etat-1': state, 'revient-1': '1', 'rayon-1': 'oui' });
    expect(html).not.toContain('rayon-1');
    expect(html).toContain('Pas neuf, pas de retour en rayon');
  }
  expect(drawn(undefined, { is_tinted: true })).not.toContain('rayon-1');
});
