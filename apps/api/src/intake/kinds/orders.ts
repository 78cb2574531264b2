import { PAYMENT_METHODS } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { DELIVERY_MODES, ORDER_ORIGINS, ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import { importOrders } from '../../orders/operations/import-orders.ts';
import {
  amount,
  choice,
  day,
  email,
  moment,
  needed,
  orElse,
  reference,
  text,
  whole,
} from '../../imports/columns/column.ts';
import { documentImport } from '../../imports/import-kind.ts';
import { paperLine, paperLineOf } from '../papers/paper-line.ts';
import { paperTint, paperTintOf, UNTINTED, writeTinted } from '../papers/paper-tint.ts';

export const orders = documentImport({
  name: 'orders',
  title: 'Commandes passées',
  says: 'L’historique, une ligne par article commandé\u00A0; une commande que la boutique connaît déjà ne change pas. En compte, une commande encore en cours entame l’encours autorisé jusqu’à sa facture\u00A0; une commande déjà remise (RETIREE, LIVREE) ne l’entame pas\u00A0: ce qui en reste dû vient par ses factures.',
  key: ['commande'],
  examples: [{ ...UNTINTED, base: '' }],
  columns: {
    commande: needed(reference('Numéro de la commande', 'W2400012')),
    email: needed(email('Compte de l’acheteur', 'yann@kermarrec.example')),
    client: reference('Code client de la société', '0351012'),
    date: needed(moment('Quand elle a été passée', '12/03/2026 09:15')),
    statut: needed(choice(ORDER_STATUSES)('Où elle en est', 'RETIREE')),
    mode: needed(choice(DELIVERY_MODES)('EMP retirée, LIV livrée', 'EMP')),
    origine: orElse(choice(ORDER_ORIGINS)('SO au comptoir, S2 au téléphone, SW en ligne', 'SO'), 'SO'),
    magasin: needed(reference('Magasin', 'PP001')),
    paiement: needed(choice(PAYMENT_METHODS)('Moyen de paiement', 'on_account')),
    reference_achat: text('Référence de l’acheteur', 'Chantier Kerlann'),
    bon_commande: text('Numéro de son bon de commande', ''),
    port_ht: orElse(amount('Frais de port, hors taxes', '0'), 0),
    promesse: moment('Quand elle est promise au comptoir\u00A0; seulement d’une commande retirée (EMP)', ''),
    livraison: day(
      'Jour où elle est promise chez l’acheteur\u00A0; seulement d’une commande livrée (LIV)',
      '',
    ),
  },
  lineColumns: {
    ...paperLine,
    ...paperTint,
    base: text('Base qui a été teintée', 'Base P'),
    produit: needed(reference('Référence du produit', 'P101000')),
    prepares: whole('Conditionnements préparés\u00A0; vide, le statut le dit', ''),
    remis: whole('Conditionnements remis\u00A0; vide, le statut le dit', ''),
  },
  rowOf: (cells, lines) => ({
    number: cells.commande,
    client_code: cells.client,
    email: cells.email,
    status: cells.statut,
    delivery_mode: cells.mode,
    order_origin: cells.origine,
    shop_code: cells.magasin,
    purchase_ref: cells.reference_achat,
    purchase_order_number: cells.bon_commande,
    payment_method: cells.paiement,
    placed_at: cells.date,
    shipping_ht_cents: cells.port_ht,
    promised_at: cells.promesse,
    delivery_on: cells.livraison,
    lines: lines.map((line) => ({
      ...paperLineOf(line),
      given: paperTintOf(line),
      base: line.base,
      parent_sku: line.produit,
      ...(line.prepares === null ? {} : { prepared: line.prepares }),
      ...(line.remis === null ? {} : { handed_over: line.remis }),
    })),
  }),
  write: (db, rows) =>
    writeTinted(
      db,
      rows,
      ({ given: _given, base, ...line }, tint) => ({ ...line, tint: tint && { ...tint, base } }),
      (orders) => importOrders(db, orders),
    ),
});
