// What can be exported: which events speak of it, and how it is read, in the forms of the integration API.
import * as v from 'valibot';
import type { Database } from '../../database/tables.ts';
import { orderEvents } from '../../events/kinds/order-events.ts';
import type { EventType } from '../../events/event-kinds.ts';
import { ordersNamed } from '../../orders/orders.ts';
import { orderForm, orderFormsOf, orderLineForm } from '../records/order-form.ts';
import {
  companyForm,
  customerForm,
  messageForm,
  quotationForm,
  reviewForm,
} from '../records/record-forms.ts';
import {
  selectCompanyForms,
  selectCustomerForms,
  selectMessageForms,
  selectQuotationForms,
  selectReviewForms,
} from '../records/records-store.ts';
import type { Schema } from '../routes/route.ts';
import { count, moment, text } from '../routes/fields.ts';
import { selectEventData } from './exports-store.ts';

export type ExportKind = {
  name: string;
  says: string;
  types: readonly EventType[];
  /** where an event names it: in its subject, by the client code in its data, or it is the thing itself */
  namedBy: 'subject' | 'client_code' | 'event';
  form: Schema;
  read: (db: Database, names: readonly string[]) => Promise<readonly object[]>;
  /** the orders that these records tell of */
  ordersOf: (records: readonly object[]) => string[];
};

const isOrderEvent = (type: string): type is keyof typeof orderEvents => Object.hasOwn(orderEvents, type);
const ofOrders = Object.keys(orderEvents).filter(isOrderEvent);

const lineForm = v.object({ order_number: text, ...orderLineForm.entries });
const quotedForm = v.object({ quotation_number: text, ...quotationForm.entries.lines.item.entries });
const withdrawnForm = v.object({
  order_number: text,
  declared_at: moment,
  position: count,
  sku: text,
  quantity: count,
});

const none = () => [];
const numbers = (ids: readonly string[]) => ids.map(Number);

async function orderForms(db: Database, names: readonly string[]) {
  return orderFormsOf(db, await ordersNamed(db, names));
}

async function withdrawnLines(db: Database, positions: readonly string[]) {
  const events = await selectEventData(db, positions);
  return events.flatMap((data) => {
    const { order_number, declared_at, lines } = v.parse(orderEvents['order.withdrawn'].data, data);
    return lines.map((line) => ({ order_number, declared_at, ...line }));
  });
}

const named = (field: 'number' | 'order_number') => (records: readonly object[]) => [
  ...new Set(records.map((record) => String(Object.entries(record).find(([name]) => name === field)?.[1]))),
];

export const exportKinds: readonly ExportKind[] = [
  {
    name: 'orders',
    says: 'les commandes passées ou changées, une ligne par commande (en JSON Lines avec ses articles)',
    types: ofOrders,
    namedBy: 'subject',
    form: orderForm,
    read: orderForms,
    ordersOf: named('number'),
  },
  {
    name: 'order-lines',
    says: 'leurs articles, une ligne par article',
    types: ofOrders,
    namedBy: 'subject',
    form: lineForm,
    read: async (db, names) =>
      (await orderForms(db, names)).flatMap(({ number, lines }) =>
        lines.map((line) => ({ order_number: number, ...line })),
      ),
    ordersOf: named('order_number'),
  },
  {
    name: 'withdrawals',
    says: 'les rétractations, une ligne par article rendu',
    types: ['order.withdrawn'],
    namedBy: 'event',
    form: withdrawnForm,
    read: withdrawnLines,
    ordersOf: named('order_number'),
  },
  {
    name: 'customers',
    says: 'les comptes ouverts, rattachés, changés ou effacés',
    types: [
      'customer.registered',
      'customer.linked',
      'customer.changed',
      'customer.merged',
      'customer.erased',
    ],
    namedBy: 'subject',
    form: customerForm,
    read: (db, ids) => selectCustomerForms(db, numbers(ids)),
    ordersOf: none,
  },
  {
    name: 'companies',
    says: 'les sociétés dont un compte s’est ouvert, rattaché ou a changé',
    types: ['customer.registered', 'customer.linked', 'customer.changed'],
    namedBy: 'client_code',
    form: companyForm,
    read: selectCompanyForms,
    ordersOf: none,
  },
  {
    name: 'messages',
    says: 'les messages du formulaire de contact et les demandes de devis',
    types: ['message.received'],
    namedBy: 'subject',
    form: messageForm,
    read: (db, ids) => selectMessageForms(db, numbers(ids)),
    ordersOf: none,
  },
  {
    name: 'quotations',
    says: 'les devis envoyés depuis la gestion, acceptés, refusés ou rouverts',
    types: ['quotation.sent', 'quotation.accepted', 'quotation.declined', 'quotation.reopened'],
    namedBy: 'subject',
    form: quotationForm,
    read: selectQuotationForms,
    ordersOf: none,
  },
  {
    name: 'quotation-lines',
    says: 'leurs articles, une ligne par article',
    types: ['quotation.sent', 'quotation.accepted', 'quotation.declined', 'quotation.reopened'],
    namedBy: 'subject',
    form: quotedForm,
    read: async (db, names) =>
      (await selectQuotationForms(db, names)).flatMap(({ number, lines }) =>
        lines.map((line) => ({ quotation_number: number, ...line })),
      ),
    ordersOf: none,
  },
  {
    name: 'reviews',
    says: 'les avis écrits, publiés ou écartés',
    types: ['review.written', 'review.judged'],
    namedBy: 'subject',
    form: reviewForm,
    read: (db, ids) => selectReviewForms(db, numbers(ids)),
    ordersOf: none,
  },
];

export function exportKindNamed(name: string): ExportKind | undefined {
  return exportKinds.find((kind) => kind.name === name);
}
