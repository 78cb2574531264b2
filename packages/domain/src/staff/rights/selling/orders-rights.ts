import type { StaffRole } from '../../roles.ts';
import type { Row } from '../row.ts';

const orderReaders: Row = {
  proprietaire: 'all',
  responsable: 'own-stores',
  preparateur: 'own-stores',
  commercial: 'own-portfolio',
  comptabilite: 'all',
  service_client: 'all',
  lecture_seule: 'all',
};
const { preparateur: _, ...moneyReaders } = orderReaders;
const preparers: Row = {
  proprietaire: 'all',
  responsable: 'own-stores',
  preparateur: 'own-stores',
  service_client: 'all',
};
const { preparateur: __, ...deciders } = preparers;

export const ordersRights = {
  // everybody has something to do; what of it, `today.ts` says
  today: { ...orderReaders, contenu: 'all', prix: 'all' },
  shopOrders: orderReaders,
  shopOrder: orderReaders,
  ordersToPrint: orderReaders,
  shopOrdersCsv: moneyReaders,
  pickups: {
    proprietaire: 'all',
    responsable: 'own-stores',
    preparateur: 'own-stores',
    lecture_seule: 'all',
  },
  startPreparation: preparers,
  prepareLines: preparers,
  markReady: preparers,
  handOverLines: preparers,
  takeBackLines: preparers,
  shipOrder: preparers,
  noteOrder: preparers,
  giveUpAct: preparers,
  substitutePreview: preparers,
  // of the catalogue no more than names and what is on the shelf
  substituteArticles: preparers,
  proposeSubstitute: preparers,
  withdrawSubstitute: preparers,
  // what the customer said by telephone
  recordSubstituteAnswer: preparers,
  resendOrderMail: preparers,
  // `cancelOrder` is the customers' own, on the other side
  cancelShopOrder: deciders,
  cancelOrderLines: deciders,
  // what it would come to
  cancelLinesPreview: deciders,
  // otherwise than by card, for what is cancelled
  settleCancelled: { ...deciders, comptabilite: 'all' },
  refundOrder: { ...deciders, comptabilite: 'all' },
} as const satisfies Record<string, Row>;

/**
 * Who is shown sums and prices of orders. A preparer handles goods: it sees no more than what is to be taken at the
 * counter, which it must ask for.
 */
export function seesMoney(role: StaffRole): boolean {
  const readers: Row = moneyReaders;
  return readers[role] !== undefined;
}
