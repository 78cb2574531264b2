// What becomes of money that the store gives back, in its words.
import type { RefundRefusal } from '@nuancier/domain/orders/refund.ts';
import { frenchMoney } from '../../text/french-words.ts';
import type { RefundOutcome } from './refund-order.ts';

export function refundWords(outcome: RefundOutcome): string {
  switch (outcome.kind) {
    case 'given': {
      const { amountCents, leftCents } = outcome;
      const left =
        leftCents === 0
          ? 'la commande est entièrement remboursée'
          : `il reste ${frenchMoney(leftCents)} payés`;
      return `La banque rend ${frenchMoney(amountCents)}\u00A0; ${left}. Le client est prévenu.`;
    }
    case 'refused':
      return `La banque refuse\u00A0: ${outcome.reason}. Rien n’est rendu.`;
    case 'differs':
      return `La banque a rendu ${frenchMoney(outcome.atBankCents)} en tout, la boutique en connaît ${frenchMoney(outcome.knownCents)}. Rien n’est rendu\u00A0: vérifiez dans le guichet de la banque.`;
    case 'unanswered':
      return `La banque n’a pas répondu. Le remboursement de ${frenchMoney(outcome.amountCents)} reste demandé\u00A0: la boutique le redemande d’elle-même, et rien n’est rendu deux fois.`;
  }
}

type Told = RefundRefusal | 'REFUND_UNDER_WAY' | 'REFUND_HELD' | 'REFUND_LEFT_CHANGED';

export const refundRefusals: Readonly<Record<Told, string>> = {
  REFUND_NOT_BY_CARD:
    'Cette commande n’a pas été payée par carte\u00A0: l’avoir se fait dans votre logiciel de gestion.',
  REFUND_NOT_PAID: 'La banque n’a rien encaissé pour cette commande\u00A0: il n’y a rien à rendre.',
  REFUND_ALL_GIVEN: 'Tout ce qui a été payé est déjà rendu.',
  REFUND_BAD_AMOUNT: 'Le montant doit être supérieur à zéro.',
  REFUND_TOO_MUCH: 'Le montant dépasse ce qui reste payé\u00A0: rien n’est rendu.',
  REFUND_LEFT_CHANGED:
    'De l’argent a été rendu depuis que vous avez ouvert cette page\u00A0: rien de plus n’est rendu. Relisez ce qui reste.',
  REFUND_UNDER_WAY:
    'Un remboursement de cette commande est déjà en cours\u00A0: attendez la réponse de la banque.',
  REFUND_HELD:
    'Cette boutique est une copie restaurée, retenue\u00A0: elle ne rend pas d’argent tant que «\u00A0shop resume\u00A0» n’a pas dit qu’elle remplace l’ancienne.',
};

export const ASKED_BEFORE = 'Ce remboursement a déjà été demandé\u00A0: rien n’est rendu une seconde fois.';
