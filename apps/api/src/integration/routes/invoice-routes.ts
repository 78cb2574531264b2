// Invoices and credit notes of an order: one document, by the door of the files.
import { INVOICE_TYPES } from '@nuancier/domain/invoices/invoice-state.ts';
import * as v from 'valibot';
import { importInvoices, invoiceSums, sumsOf } from '../../invoices/operations/import-invoices.ts';
import { orderClientCodes } from '../../orders/orders.ts';
import { Problem } from '../answers/problem.ts';
import { cents, day, dayOf, maybeDayOf, packs, text } from './fields.ts';
import { orderNamed } from './order-routes.ts';
import { writing } from './route.ts';
import type { Route } from './route.ts';

const word = v.pipe(v.string(), v.regex(/\S/, 'un texte'), v.maxLength(200));
const maybeWord = v.optional(v.nullable(word), null);

export const invoiceRoutes: readonly Route[] = [
  writing(
    'POST',
    {
      path: '/orders/{number}/invoices',
      scope: 'orders:write',
      summary:
        'Une facture ou un avoir de la commande, que le client trouve dans son compte\u00A0; la boutique en fait le PDF, à moins que vous n’envoyiez le vôtre (PUT /invoices/{number}/pdf). D’un document déjà connu, seul le solde change\u00A0; donné autrement, pour un autre client ou au-delà du montant de la commande, il est refusé. « total_ttc_cents », s’il est donné, est comparé à celui de la boutique.',
      body: v.strictObject({
        type: v.picklist(INVOICE_TYPES),
        number: word,
        issued_on: day,
        due_on: v.optional(v.nullable(day), null),
        balance_ttc_cents: cents,
        total_ttc_cents: v.optional(cents),
        corrected_number: maybeWord,
        reason: maybeWord,
        lines: v.pipe(
          v.array(
            v.strictObject({
              sku: word,
              name: word,
              conditioning: maybeWord,
              color: maybeWord,
              quantity: packs,
              unit_ht_cents: v.pipe(cents, v.minValue(0)),
            }),
          ),
          v.minLength(1),
          v.maxLength(1_000),
        ),
      }),
      answer: v.object({
        type: v.picklist(INVOICE_TYPES),
        number: text,
        changed: v.boolean(),
        currency: v.literal('EUR'),
        total_ht_cents: cents,
        tax_cents: cents,
        total_ttc_cents: cents,
      }),
    },
    async ({ db }, { params, body }) => {
      const { number: orderNumber } = await orderNamed(db, params['number']);
      const clientCode = (await orderClientCodes(db, [orderNumber])).get(orderNumber);
      if (clientCode === undefined)
        throw new Problem(409, 'no_company', `La commande ${orderNumber} n’est celle d’aucune société.`);
      const { totalHt, tax } = sumsOf(body);
      const total = totalHt + tax;
      if (body.total_ttc_cents !== undefined && body.total_ttc_cents !== total)
        throw new Problem(
          422,
          'total_differs',
          `Les lignes font ${total} centimes TTC pour la boutique, et non ${body.total_ttc_cents}.`,
          { total_ttc_cents: total },
        );
      const report = await importInvoices(db, [
        {
          type: body.type,
          number: body.number,
          client_code: clientCode,
          order_number: orderNumber,
          corrected_number: body.corrected_number,
          reason: body.reason,
          issued_on: dayOf(body.issued_on, 'issued_on'),
          due_on: maybeDayOf(body.due_on, 'due_on'),
          balance_cents: body.balance_ttc_cents,
          lines: body.lines,
        },
      ]);
      if (!report.ok) {
        const reasons = report.refusals.map(({ reason }) => reason);
        throw new Problem(422, 'refused', reasons.join(' '), { reasons });
      }
      const kept = (await invoiceSums(db, body)) ?? { totalHt, tax };
      return {
        type: body.type,
        number: body.number,
        changed: report.changed > 0,
        currency: 'EUR',
        total_ht_cents: kept.totalHt,
        tax_cents: kept.tax,
        total_ttc_cents: kept.totalHt + kept.tax,
      };
    },
  ),
];
