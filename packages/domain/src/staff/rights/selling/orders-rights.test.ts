import { expect, it } from 'vitest';
import { ordersRights } from './orders-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const READING = ['ordersToPrint', 'shopOrder', 'shopOrders', 'today'];
const PREPARING = [
  'giveUpAct',
  'handOverLines',
  'markReady',
  'noteOrder',
  'prepareLines',
  'proposeSubstitute',
  'recordSubstituteAnswer',
  'resendOrderMail',
  'shipOrder',
  'startPreparation',
  'substituteArticles',
  'substitutePreview',
  'takeBackLines',
  'withdrawSubstitute',
];
const PAYING = ['refundOrder', 'settleCancelled'];
const DECIDING = ['cancelLinesPreview', 'cancelOrderLines', 'cancelShopOrder', ...PAYING];

it('orders are read by who serves them, prepared at the store, cancelled and paid back by who answers for it', () => {
  const whole = [...READING, ...PREPARING, ...DECIDING, 'pickups', 'shopOrdersCsv'].toSorted();
  expect(heldByRole(ordersRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    preparateur: { 'own-stores': [...READING, ...PREPARING, 'pickups'].toSorted() },
    commercial: { 'own-portfolio': [...READING, 'shopOrdersCsv'].toSorted() },
    comptabilite: { all: [...READING, ...PAYING, 'shopOrdersCsv'].toSorted() },
    service_client: { all: whole.filter((operation) => operation !== 'pickups') },
    contenu: { all: ['today'] },
    prix: { all: ['today'] },
    lecture_seule: { all: [...READING, 'pickups', 'shopOrdersCsv'].toSorted() },
  });
});
