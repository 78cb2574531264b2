import { expect, it } from 'vitest';
import { queuedMail, writeMail } from '../rendering/write-mail.ts';
import { place, sampleMails } from '../testing/sample-mails.ts';

type Variables = typeof sampleMails.order_lines_cancelled;

function textWith(more: Partial<Variables>): string {
  const variables = { ...sampleMails.order_lines_cancelled, ...more };
  const queued = queuedMail({ template: 'order_lines_cancelled', to: 'zoe@chantier.example', variables });
  return writeMail('0190a0b0-0000-4000-8000-000000000002', queued, place).text;
}

it.each([
  ['goes-on', 'Le reste de la commande continue comme prévu.'],
  ['ready', 'Le reste de la commande est prêt et vous attend au magasin.'],
  ['done', 'Vous avez tout le reste\u00A0: rien d’autre ne viendra de cette commande.'],
] as const)('what becomes of the rest: %s', (rest, words) => {
  expect(textWith({ rest })).toContain(words);
});

it('a transfer that may have left is spoken of; what cost nothing makes nothing cheaper', () => {
  const words = 'Si votre virement est déjà parti pour l’ancien montant, nous vous rendons la différence.';
  expect(textWith({ isByTransfer: true })).toContain(words);
  expect(textWith({ isByTransfer: false })).not.toContain(words);
  expect(textWith({ amounts: { lessCents: 0, totalCents: 12_000 } })).not.toContain('de moins');
});
