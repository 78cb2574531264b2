import type { PartsRefusal, StatusRefusal } from '@nuancier/domain/orders/order-parts.ts';
import { ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import * as v from 'valibot';
import type { Database } from '../../database/tables.ts';
import { moveOrderTo } from '../../orders/operations/change-order-status.ts';
import { movePartsOf } from '../../orders/operations/move-order-parts.ts';
import { findOrder, orderClientCode, staffCopy } from '../../orders/orders.ts';
import type { Order } from '../../orders/orders.ts';
import { Problem } from '../answers/problem.ts';
import { count, packs } from './fields.ts';
import { orderForm, orderFormOf } from './order-form.ts';
import { reading, writing } from './route.ts';
import type { Route } from './route.ts';

const lines = v.pipe(
  v.array(v.strictObject({ position: v.pipe(count, v.minValue(1)), quantity: packs })),
  v.minLength(1),
  v.maxLength(1_000),
);

export const orderRoutes: readonly Route[] = [
  reading(
    {
      path: '/orders/{number}',
      scope: 'orders:read',
      summary:
        'Une commande en entier\u00A0: lignes, teintes et formules, acheteur, adresses, sommes, états.',
      query: v.strictObject({}),
      answer: orderForm,
    },
    async ({ db }, { params }) => formOf(db, await orderNamed(db, params['number'])),
  ),
  writing(
    'POST',
    {
      path: '/orders/{number}/status',
      scope: 'orders:write',
      summary: 'Fait passer la commande à un autre état. L’acheteur est prévenu.',
      body: v.strictObject({ status: v.picklist(ORDER_STATUSES) }),
      answer: orderForm,
    },
    async ({ db, place, author }, { params, body }) => {
      const number = params['number'] ?? '';
      const moved = await moveOrderTo(db, place, { number, to: body.status, author });
      if (!moved.ok) throw refused(moved.refusal, number);
      return formOf(db, await orderNamed(db, number));
    },
  ),
  writing(
    'POST',
    {
      path: '/orders/{number}/shipments',
      scope: 'orders:write',
      summary:
        'Note ce qui est préparé, ou remis et expédié. Sans « lines », tout ce qui reste\u00A0; l’état suit, l’acheteur est prévenu.',
      body: v.strictObject({
        kind: v.picklist(['PREPARED', 'HANDED_OVER']),
        lines: v.optional(lines),
      }),
      answer: orderForm,
    },
    async ({ db, place, author }, { params, body }) => {
      const order = await orderNamed(db, params['number']);
      const moved = body.lines?.map(({ position, quantity }) => {
        const lineId = order.lines[position - 1]?.id;
        if (lineId === undefined) throw refused('PARTS_UNKNOWN_LINE', order.number);
        return { lineId, quantity };
      });
      const wanted = { number: order.number, kind: body.kind, lines: moved ?? null, author };
      const done = await movePartsOf(db, place, wanted);
      if (!done.ok) throw refused(done.refusal, order.number);
      return formOf(db, await orderNamed(db, order.number));
    },
  ),
];

export async function orderNamed(db: Database, number: string | undefined): Promise<Order> {
  const order = number === undefined ? undefined : await findOrder(db, number);
  // One that the bank has not agreed to has not been told either.
  if (order === undefined || order.paymentState === 'pending') throw refused('UNKNOWN_ORDER', number ?? '');
  return order;
}

async function formOf(db: Database, order: Order): Promise<object> {
  return orderFormOf(order, await orderClientCode(db, order.number));
}

function refused(refusal: PartsRefusal | StatusRefusal | 'UNKNOWN_ORDER', number: string): Problem {
  if (refusal === 'UNKNOWN_ORDER')
    return new Problem(404, 'unknown_order', `Aucune commande ne porte le numéro ${number}.`);
  return new Problem(409, refusal.toLowerCase(), staffCopy[refusal]);
}
