// Who and what the events name by number, for those who may know more.
import * as v from 'valibot';
import type { Database } from '../../database/tables.ts';
import { Problem } from '../answers/problem.ts';
import type { Scope } from '../keys/scopes.ts';
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
import { reading } from './route.ts';
import type { Route, Schema } from './route.ts';

type Offered = {
  path: string;
  scope: Scope;
  summary: string;
  answer: Schema;
  read: (db: Database, name: string) => Promise<readonly object[]>;
};

const LARGEST = 2 ** 31 - 1;

/** A number that the shop cannot have given names nothing. */
const byNumber =
  (select: (db: Database, ids: readonly number[]) => Promise<readonly object[]>) =>
  (db: Database, name: string) =>
    select(db, /^[1-9]\d{0,9}$/.test(name) && Number(name) <= LARGEST ? [Number(name)] : []);

const byName =
  (select: (db: Database, names: readonly string[]) => Promise<readonly object[]>) =>
  (db: Database, name: string) =>
    select(db, [name]);

const offered: readonly Offered[] = [
  {
    path: '/customers/{id}',
    scope: 'customers:read',
    summary: 'Un compte client, avec ses adresses.',
    answer: customerForm,
    read: byNumber(selectCustomerForms),
  },
  {
    path: '/companies/{code}',
    scope: 'customers:read',
    summary: 'Une société, par son code client, et les comptes qui en sont.',
    answer: companyForm,
    read: byName(selectCompanyForms),
  },
  {
    path: '/messages/{id}',
    scope: 'messages:read',
    summary: 'Un message du formulaire de contact, ou une demande de devis.',
    answer: messageForm,
    read: byNumber(selectMessageForms),
  },
  {
    path: '/reviews/{id}',
    scope: 'messages:read',
    summary: 'Un avis sur un produit, publié ou non.',
    answer: reviewForm,
    read: byNumber(selectReviewForms),
  },
  {
    path: '/quotations/{number}',
    scope: 'orders:read',
    summary: 'Un devis, ses lignes, et ce que le client en a décidé.',
    answer: quotationForm,
    read: byName(selectQuotationForms),
  },
];

export const recordRoutes: readonly Route[] = offered.map(({ read, ...described }) =>
  reading({ ...described, query: v.strictObject({}) }, async ({ db }, { params }) => {
    const [name = ''] = Object.values(params);
    const [found] = await read(db, name);
    if (found === undefined)
      throw new Problem(404, 'unknown', `Rien ne porte ici le numéro ${name}, ou ce n’est plus gardé.`);
    return found;
  }),
);
