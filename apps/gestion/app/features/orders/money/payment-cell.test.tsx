import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaymentCell } from './payment-cell.tsx';

const row = {
  payment: 'paid',
  payment_label: 'Payée par carte',
  to_put_back: false,
  to_collect_cents: null,
  to_give_back_cents: null,
  total_ttc_cents: 7_340,
} as const;
const words = (more: object) =>
  renderToStaticMarkup(<PaymentCell row={{ ...row, ...more }} />)
    .replaceAll(/<[^>]+>/gu, '|')
    .replaceAll(/\|+/gu, '|')
    .replaceAll(/\s/gu, ' ');

it.each([
  ['what is paid', {}, '|Payée par carte|73,40 € TTC|'],
  ['a part to give back', { to_give_back_cents: 1_200 }, '|12,00 € à rembourser|73,40 € TTC|'],
  [
    'all of it to give back, said once',
    { payment: 'to_refund', payment_label: 'À rembourser', to_give_back_cents: 7_340 },
    '|73,40 € à rembourser|',
  ],
  ['all of it to be taken, said once', { to_collect_cents: 7_340 }, '|73,40 € à encaisser|'],
  ['nothing of sums', { total_ttc_cents: null }, '|Payée par carte|'],
])('tells %s in two lines at most', (_what, more, told) => {
  expect(words(more)).toBe(told);
});
