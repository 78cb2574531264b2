import { DELIVERY_MODES, ORDER_ORIGINS, ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { PAYMENT_STATES } from '@nuancier/domain/orders/payment-state.ts';
import { GOODS_CONDITIONS, RETURN_STATES } from '@nuancier/domain/orders/returns/returns.ts';
import { PROOF_KINDS } from '@nuancier/domain/orders/hand-over/hand-over-proof.ts';
import { SUBSTITUTE_ANSWERS } from '@nuancier/domain/orders/substitutes/substitute.ts';
import { PART_KINDS } from '@nuancier/domain/orders/order-parts.ts';
import * as v from 'valibot';
import { cents, clientCode, count, day, identifier, moment, movedLines, reference } from './event-fields.ts';

const status = v.picklist(ORDER_STATUSES);

/** An order as it stands when the event is written; its lines and its buyer are asked for by its number. */
const order = {
  order_number: reference,
  status,
  payment_method: v.picklist(PAYMENT_METHODS),
  payment_state: v.picklist(PAYMENT_STATES),
  delivery_mode: v.picklist(DELIVERY_MODES),
  order_origin: v.picklist(ORDER_ORIGINS),
  shop_code: reference,
  client_code: clientCode,
  customer_id: v.nullable(identifier),
  placed_at: moment,
  promised_at: v.nullable(moment),
  delivery_on: v.nullable(day),
  currency: v.literal('EUR'),
  total_ht_cents: cents,
  tax_cents: cents,
  total_ttc_cents: cents,
  line_count: count,
};

const facts = v.object(order);
const moved = v.object({ ...order, from_status: status });
/** `position`, `sku`: the line as it was ordered */
const substitute = {
  ...order,
  position: count,
  sku: reference,
  quantity: count,
  substitute_sku: reference,
  unit_ht_cents: cents,
};

export const orderEvents = {
  'order.placed': {
    version: 1,
    subject: 'order',
    data: facts,
    says: 'Une commande est passée. Payée par carte, elle n’est annoncée qu’une fois la banque d’accord.',
  },
  'order.paid': {
    version: 1,
    subject: 'order',
    data: facts,
    says: 'La commande est payée\u00A0: la banque l’a confirmé, ou le magasin a encaissé à la remise.',
  },
  'order.refund_due': {
    version: 1,
    subject: 'order',
    data: facts,
    says: 'Une commande est annulée, et ce que sa carte a payé est à rendre.',
  },
  'order.refunded': {
    version: 1,
    subject: 'order',
    data: v.object({ ...order, refund_cents: cents, refunded_cents: cents }),
    says: 'La banque a rendu tout ou partie de l’argent\u00A0: cette fois-ci, et en tout.',
  },
  'order.status_changed': {
    version: 1,
    subject: 'order',
    data: moved,
    says: 'La commande a avancé, ou est revenue, d’un état à l’autre.',
  },
  'order.cancelled': {
    version: 1,
    subject: 'order',
    data: moved,
    says: 'La commande est annulée\u00A0; ce qui était réservé ne l’est plus.',
  },
  'order.late': {
    version: 1,
    subject: 'order',
    data: facts,
    says: 'Le moment promis est passé et la commande n’est pas prête, ou pas partie.',
  },
  'order.promise_changed': {
    version: 1,
    subject: 'order',
    data: v.object({ ...order, from_promised_at: v.nullable(moment), from_delivery_on: v.nullable(day) }),
    says: 'Le magasin est fermé le jour promis\u00A0: le client est prévenu d’un autre moment. `promised_at`, `delivery_on`\u00A0: ce qui est promis maintenant.',
  },
  'order.parts_moved': {
    version: 1,
    subject: 'order',
    data: v.object({
      ...order,
      kind: v.picklist(PART_KINDS),
      lines: movedLines,
      proven_by: v.optional(v.nullable(v.picklist(PROOF_KINDS))),
      is_signed: v.optional(v.boolean()),
    }),
    says: 'Une partie des articles est préparée, remise ou reprise. `proven_by`\u00A0: au comptoir, la personne a montré son code ou donné son nom\u00A0; `is_signed`\u00A0: elle a signé.',
  },
  'order.substitute_proposed': {
    version: 1,
    subject: 'order',
    data: v.object(substitute),
    says: 'Le magasin propose un autre article pour les `quantity` paquets de la ligne qui manquent, à `unit_ht_cents` le paquet. Rien n’est changé tant que le client n’a pas répondu.',
  },
  'order.substitute_answered': {
    version: 1,
    subject: 'order',
    data: v.object({
      ...substitute,
      answer: v.picklist(SUBSTITUTE_ANSWERS),
      given_by: v.picklist(['customer', 'telephone', 'store']),
    }),
    says: 'L’article proposé est accepté ou refusé par le client (lui-même, ou par téléphone), ou retiré par le magasin. Accepté, il remplace les paquets manquants\u00A0: les lignes et les totaux de la commande sont à relire.',
  },
  'order.lines_cancelled': {
    version: 1,
    subject: 'order',
    data: v.object({
      ...order,
      lines: v.array(v.object({ position: count, sku: reference, from_quantity: count, quantity: count })),
      less_ttc_cents: cents,
      due_back_cents: cents,
    }),
    says: 'Une partie des articles est annulée, le reste continue. `quantity`\u00A0: ce qu’il reste de la ligne, qui garde sa position même à zéro. Les totaux sont les nouveaux\u00A0; `due_back_cents`\u00A0: à rendre sur la carte.',
  },
  'order.settled': {
    version: 1,
    subject: 'order',
    data: v.object({ ...order, settled_cents: cents, settled_in_all_cents: cents, how: v.string() }),
    says: 'L’argent d’une commande annulée, en tout ou partie, est rendu autrement que par carte\u00A0: cette fois-ci, en tout, et comment.',
  },
  'order.withdrawn': {
    version: 1,
    subject: 'order',
    data: v.object({ ...order, lines: movedLines, declared_at: moment }),
    says: 'Un particulier se rétracte pour tout ou partie de la commande.',
  },
  'order.return_changed': {
    version: 1,
    subject: 'order',
    data: v.object({
      ...order,
      return_id: identifier,
      return_state: v.picklist(RETURN_STATES),
      received: v.array(
        v.object({
          position: count,
          sku: reference,
          quantity: count,
          condition: v.picklist(GOODS_CONDITIONS),
          to_shelf: v.boolean(),
        }),
      ),
    }),
    says: 'Un retour est accepté, reçu en tout ou partie, remboursé ou refusé. `received`\u00A0: ce qui vient de revenir\u00A0; `to_shelf`\u00A0: remis en rayon dans le magasin de la commande.',
  },
} as const;
