// What the mails of an order say of its money.
import { expect, it } from 'vitest';
import type { QueuedMail } from '../outbox/mail-variables.ts';
import { place, sampleMails } from './testing/sample-mails.ts';
import { writeMail } from './rendering/write-mail.ts';

const textOf = (mail: QueuedMail) => writeMail('id', mail, place).text.replaceAll(/\s+/gu, ' ');

const cancelled = (refund: { cents: number | null } | null) => {
  const variables = { ...sampleMails.order_status_changed, status: 'Annulée', refund };
  return textOf({ template: 'order_status_changed', to: 'a@b.example', variables });
};

it('a cancelled order says what comes back on the card, and nothing where nothing does', () => {
  expect(cancelled({ cents: 5_897 })).toContain('Nous vous rendons 58,97 € sur la carte qui a payé.');
  expect(cancelled({ cents: null })).toContain('Ce que vous avez payé vous est rendu sur la carte');
  expect(cancelled(null)).not.toContain('carte');
});

type ToPay = { cents: number | null; by?: string } | null;

const AT_STORE = 'Paiement au magasin';
const ready = (toPay: ToPay) => {
  const variables = { ...sampleMails.click_collect_ready, toPay };
  return textOf({ template: 'click_collect_ready', to: 'a@b.example', variables });
};

it('an order that waits at the counter says what is to be paid there, and how', () => {
  const told = 'À payer au magasin : 95,50 €, au comptoir, au moment du retrait.';
  expect(ready({ cents: 9_550 })).toContain(told);
  const mail = { ...sampleMails.click_collect_ready, toPay: { cents: 9_550, by: AT_STORE } };
  const { text, html } = writeMail(
    'id',
    { template: 'click_collect_ready', to: 'a@b.example', variables: mail },
    place,
  );
  for (const written of [text, html])
    expect(written.replaceAll(/\s+/gu, ' ')).toContain(`${told} Règlement choisi : paiement au magasin.`);
  expect(ready({ cents: null })).toContain('Votre commande se règle au comptoir, au moment du retrait.');
  expect(ready(null)).not.toContain('au moment du retrait');
});

const partly = (toPay: ToPay) => {
  const variables = { ...sampleMails.order_parts_moved, toPay };
  return textOf({ template: 'order_parts_moved', to: 'a@b.example', variables });
};

it('an order that waits in part says what its last article is paid with', () => {
  expect(partly({ cents: 9_550, by: AT_STORE })).toContain(
    'Le total de votre commande, 95,50 €, se règle au comptoir avec le dernier article. Règlement choisi : paiement au magasin.',
  );
  expect(partly({ cents: null, by: AT_STORE })).toContain('Le total de votre commande se règle au comptoir');
  expect(partly(null)).not.toContain('se règle');
});

it('what was paid at the counter with the last article is told with it', () => {
  const whole = sampleMails.order_parts_moved.lines.map((line) => ({
    ...line,
    prepared: line.ordered,
    handedOver: line.ordered,
  }));
  const handed = (paid: ToPay) => {
    const variables = { ...sampleMails.order_parts_moved, kind: 'HANDED_OVER' as const, lines: whole, paid };
    return textOf({ template: 'order_parts_moved', to: 'a@b.example', variables });
  };
  expect(handed({ cents: 9_550 })).toContain(
    'Vous avez payé 95,50 € TTC au comptoir : votre commande est réglée.',
  );
  expect(handed({ cents: null })).toContain('Votre commande a été réglée au comptoir.');
  expect(handed(null)).not.toContain('régl');
});

it('money that goes back otherwise than by card says by which way, in the store’s words', () => {
  const back = (more: { isByCard: boolean; how?: string | null }) => {
    const amounts = { amountCents: 1_000, backCents: 1_000 };
    const variables = { ...sampleMails.order_refunded, amounts, isWhole: false, ...more };
    return textOf({ template: 'order_refunded', to: 'a@b.example', variables });
  };
  expect(back({ isByCard: false, how: 'virement du 12 mai' })).toMatch(
    /remboursé 10,00 € sur votre commande n° \S+ \(virement du 12 mai\)\./,
  );
  expect(back({ isByCard: true, how: null })).toMatch(/sur votre commande n° [^ (]+\./);
});
