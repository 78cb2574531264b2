// One mail of each kind that a store reads.
import type { MailVariables } from '../../outbox/mail-variables.ts';

const storeOrder = {
  orderNumber: 'W0000042',
  shop: 'Valbrune Rennes',
  orderedAt: '2026-03-02T08:05:00Z',
  mode: 'EMP',
  promisedAt: '2026-03-02T10:00:00Z',
  deliveryOn: null,
  firstDeliveryOn: null,
  wished: null,
  lines: [
    {
      name: 'Mat velouté – VB-2041 – 10 L',
      reference: '10200102',
      quantity: 3,
      cents: null,
      details: [
        'Teinte\u00A0: Brume d’Iroise',
        'Base TR (transparente) · classe\u00A03 · formule\u00A0TR-VB2041-3',
      ],
    },
    { name: 'Rouleau 180 mm', reference: 'O200110', quantity: 1, cents: null, details: ['À faire venir'] },
  ],
  buyer: 'Anne D’Écully',
  company: 'Ravalements D’Écully',
  clientCode: 'C004217',
  telephone: '0299000000',
  email: 'anne@ravalements.example',
  address: null,
  purchaseRef: 'Les Lices, lot 4',
  purchaseOrderNumber: 'BC-2026-118',
  notes: 'Merci de mettre les pots\nsur une palette.',
  representative: null,
  payment: 'À encaisser au magasin',
  ttcCents: 31_740,
} as const;

export const sampleStoreMails: Pick<
  MailVariables,
  'store_order_placed' | 'store_order_late' | 'store_order_cancelled' | 'store_lines_cancelled'
> = {
  store_order_placed: storeOrder,
  store_order_late: { ...storeOrder, step: 'near' },
  store_order_cancelled: {
    orderNumber: 'W0000042',
    buyer: 'Anne D’Écully, Ravalements D’Écully',
    refundDue: true,
    lines: storeOrder.lines,
    prepared: true,
    back: storeOrder.lines.slice(0, 1),
  },
  store_lines_cancelled: {
    orderNumber: 'W0000042',
    buyer: 'Anne D’Écully, Ravalements D’Écully',
    by: 'Camille Dupuis',
    reason: 'Le chantier est reporté',
    lines: storeOrder.lines.slice(0, 1),
  },
};
