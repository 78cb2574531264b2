// What the people of the stores read of an order, beside what its customer reads.
import type { PartKind } from '@nuancier/domain/orders/order-parts.ts';
import { frenchClockAt } from '../../text/french-clock.ts';
import { counted, frenchMoment, frenchMoney } from '../../text/french-words.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';

export const deskCopy = {
  payments: {
    pending: 'En attente de la banque',
    refused: 'Paiement refusé',
    to_refund: 'À rembourser',
    refunded: 'Remboursée',
  },
  givenBack: (who: string, at: string) =>
    `Toute la somme payée a été rendue au client\u00A0: ${who}, le\u00A0${frenchMoment(at)}.`,
  lastRefund: (who: string, cents: number, moment: string) =>
    `${who} a rendu ${frenchMoney(cents)} ${moment}.`,
  tooMuch: (leftCents: number) =>
    `Le montant dépasse ce qui reste à rendre, ${frenchMoney(leftCents)}\u00A0: rien n’est rendu.`,
  /** « à 9 h 12 », of the same day; « le 16 novembre 2026 à 9 h 12 » */
  moment: (at: Date, now: Date) =>
    localMoment(at).date === localMoment(now).date
      ? `à\u00A0${frenchClockAt(at)}`
      : `le\u00A0${frenchMoment(at.toISOString())}`,
  started: (who: string, moment: string) =>
    `${who} l’a commencée ${moment}. Vous pouvez l’aider\u00A0: chaque ligne compte une seule fois.`,
  standing: (label: string, who: string, moment: string) =>
    `Elle est «\u00A0${label}\u00A0»\u00A0: ${who}, ${moment}.`,
  stale: (article: string, now: number) => `«\u00A0${article}\u00A0» en est maintenant à ${now}`,
  lastBy: (who: string, moment: string) => `${who}, ${moment}`,
  surplus: (article: string, most: number) =>
    `«\u00A0${article}\u00A0» ne peut pas dépasser ${most}\u00A0: rien n’est noté.`,
  tooFew: (article: string, least: number) =>
    `«\u00A0${article}\u00A0» ne peut pas descendre sous ${least}\u00A0: rien n’est noté.`,
  unknownLine: (article: string) =>
    `«\u00A0${article}\u00A0» n’est pas dans la commande, ou y est compté deux fois\u00A0: rien n’est noté.`,
  badQuantity: (article: string) =>
    `«\u00A0${article}\u00A0»\u00A0: saisissez un nombre entier, 0 ou plus. Rien n’est noté.`,
  incomplete: (packs: number) =>
    `Il reste ${counted(packs, 'article', 'articles')} à préparer. Terminez, ou dites que le reste suivra.`,
  timeline: {
    placed: 'Passée',
    parts: {
      PREPARED: (packs: number) => counted(packs, 'article prêt', 'articles prêts'),
      HANDED_OVER: (packs: number) => counted(packs, 'article remis ou parti', 'articles remis ou partis'),
      TAKEN_BACK: (packs: number) => counted(packs, 'article n’est plus prêt', 'articles ne sont plus prêts'),
    } satisfies Record<PartKind, (packs: number) => string>,
    receivedBy: (words: string, name: string) => `${words}, reçu par ${name}`,
    byCode: (words: string) => `${words}, code de retrait vérifié`,
    payment: {
      paid: 'La banque a encaissé',
      refused: 'La banque a refusé',
      abandoned: 'Paiement abandonné',
      refunded: 'La banque a rendu de l’argent',
      pending: 'La banque fait attendre',
    },
    store: {
      placed: 'Magasin prévenu de la commande',
      near: 'Magasin prévenu\u00A0: la promesse approche',
      late: 'Magasin prévenu\u00A0: la promesse est passée',
      cancelled: 'Magasin prévenu de l’annulation',
    },
    mails: {
      order_confirmation: 'Confirmation de commande',
      order_status_changed: 'État de la commande',
      order_parts_moved: 'Articles préparés, remis ou partis',
      click_collect_ready: 'Commande prête à retirer',
      order_refunded: 'Remboursement',
      order_lines_cancelled: 'Articles annulés',
      order_promise_moved: 'Magasin fermé, autre date promise',
      order_substitute_proposed: 'Article de remplacement proposé',
      withdrawal_ack: 'Accusé de rétractation',
      return_step: 'Suivi du retour',
    },
    mail: (name: string) => `E-mail\u00A0: ${name}`,
    started: 'Préparation commencée',
    line: (position: number) => `ligne ${position}`,
    picked: (lines: readonly { name: string; from: number; to: number }[]) =>
      `Mis de côté\u00A0: ${lines.map(({ name, from, to }) => `${name}, ${from} → ${to}`).join('\u00A0; ')}`,
    promiseMoved: 'Promesse reportée\u00A0: le magasin est fermé le jour promis',
    givenUp: (isHandOver: boolean) =>
      `${isHandOver ? 'Remise' : 'Préparation'} d’un collègue, gardée sans réseau, abandonnée sans être envoyée`,
    resent: (kind: string) =>
      kind === 'status'
        ? 'E-mail renvoyé au client\u00A0: état de la commande'
        : 'E-mail renvoyé au client\u00A0: confirmation de commande',
    refundAsked: (cents: number, reason: string | null) =>
      `Remboursement de ${frenchMoney(cents)} demandé${reason === null ? '' : `\u00A0: ${reason}`}`,
    collected: (cents: number) => `${frenchMoney(cents)} encaissés au magasin`,
    returnOpened: (reason: string | null) =>
      reason === null ? 'Retour ouvert au magasin' : `Retour ouvert au magasin\u00A0: ${reason}`,
    returnAccepted: 'Retour accepté',
    returnReceived: (lines: readonly { name: string; from: number; to: number; toShelf: boolean }[]) =>
      `Retour reçu\u00A0: ${lines.map(({ name, from, to, toShelf }) => `${name}, ${from} → ${to}${toShelf ? ', remis en rayon' : ''}`).join('\u00A0; ')}`,
    returnRefused: (reason: string) => `Retour refusé\u00A0: ${reason}`,
    returnSettled: (cents: number, how: string) => `Retour remboursé\u00A0: ${frenchMoney(cents)}, ${how}`,
    linesCancelled: (lines: readonly { name: string; from: number; to: number }[], reason: string) =>
      `Articles annulés\u00A0: ${lines.map(({ name, from, to }) => `${name}, ${from} → ${to}`).join('\u00A0; ')}. Motif\u00A0: ${reason}`,
    settled: (cents: number, how: string) => `${frenchMoney(cents)} rendus au client\u00A0: ${how}`,
    substituteProposed: (what: SubstituteWords) => `Remplacement proposé\u00A0: ${exchanged(what)}`,
    substituteAnswered: (what: SubstituteWords, outcome: string, byTelephone: boolean) =>
      `${answers[outcome] ?? outcome}${byTelephone ? ', par téléphone' : ''}\u00A0: ${exchanged(what)}`,
    reason: (words: string) => `Motif\u00A0: ${words}`,
  },
} as const;

type SubstituteWords = { quantity: number; sku: string; replacement: string };

const answers: Readonly<Record<string, string>> = {
  accepted: 'Remplacement accepté par le client',
  declined: 'Remplacement refusé par le client',
  withdrawn: 'Proposition de remplacement retirée',
};

function exchanged({ quantity, sku, replacement }: SubstituteWords): string {
  return `${quantity} × ${sku} → ${replacement}`;
}
