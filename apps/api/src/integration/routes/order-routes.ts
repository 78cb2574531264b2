import type { PartsRefusal, StatusRefusal } from '@nuancier/domain/orders/order-parts.ts';
import { ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import * as v from 'valibot';
import type { Database } from '../../database/tables.ts';
import { moveOrderTo } from '../../orders/operations/change-order-status.ts';
import { movePartsOf } from '../../orders/operations/move-order-parts.ts';
import { acknowledgementsOf, acknowledgeOrders, findOrder, staffCopy } from '../../orders/orders.ts';
import type { Order } from '../../orders/orders.ts';
import { Problem } from '../answers/problem.ts';
import { count, moment, momentOf, packs, text } from './fields.ts';
import { movedOrderForm, movedOrderOf, orderForm, orderFormsOf } from '../records/order-form.ts';
import { noteTold } from './told-orders.ts';
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
    async ({ db, place }, { params }) => {
      const order = await orderNamed(db, params['number']);
      // After it was read: what is told is noted, with all that came since.
      await noteTold(db, [order.number], place.now());
      return formOf(db, order);
    },
  ),
  writing(
    'POST',
    {
      path: '/orders/{number}/status',
      scope: 'orders:write',
      summary: 'Fait passer la commande à un autre état. L’acheteur est prévenu.',
      body: v.strictObject({ status: v.picklist(ORDER_STATUSES) }),
      answer: movedOrderForm,
    },
    async ({ db, place, author }, { params, body }) => {
      const number = params['number'] ?? '';
      const moved = await moveOrderTo(db, place, { number, to: body.status, author });
      if (!moved.ok) throw refused(moved.refusal, number);
      return movedOrderOf(await orderNamed(db, number));
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
      answer: movedOrderForm,
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
      return movedOrderOf(await orderNamed(db, order.number));
    },
  ),
  writing(
    'POST',
    {
      path: '/orders/{number}/acknowledgements',
      scope: 'orders:write',
      summary:
        'Note que votre logiciel a enregistré la commande (SALE), son annulation (RELEASE) ou la sortie de la marchandise (ISSUE)\u00A0; sans « kind », tout ce qu’elle a fait. Ses comptages de stock postérieurs à « booked_at », à son horloge, la contiennent.',
      body: v.strictObject({
        booked_at: moment,
        kind: v.optional(v.picklist(['SALE', 'RELEASE', 'ISSUE'])),
      }),
      answer: v.object({ number: text, booked_at: moment }),
    },
    async ({ db, place, author }, { params, body }) => {
      const { number } = await orderNamed(db, params['number']);
      const bookedAt = momentOf(body.booked_at, 'booked_at');
      const kind = body.kind === undefined ? null : ACKNOWLEDGED_AS[body.kind];
      const told = acknowledgementsOf(number, kind, bookedAt);
      const done = await acknowledgeOrders(db, told, { ...place, author });
      if (done.future.length > 0)
        throw new Problem(422, 'still_to_come', 'Le moment «\u00A0booked_at\u00A0» est encore à venir.');
      if (done.early.length > 0)
        throw new Problem(
          422,
          'before_order',
          `Le moment «\u00A0booked_at\u00A0» précède la commande ${number}\u00A0: elle n’a pas pu être enregistrée avant d’être passée.`,
        );
      if (done.acknowledged === 0)
        throw new Problem(409, 'not_cancelled', `La commande ${number} n’est pas annulée.`);
      return { number, booked_at: bookedAt.toISOString() };
    },
  ),
];

const ACKNOWLEDGED_AS = { SALE: 'sale', RELEASE: 'release', ISSUE: 'issue' } as const;

export async function orderNamed(db: Database, number: string | undefined): Promise<Order> {
  const order = number === undefined ? undefined : await findOrder(db, number);
  // One that the bank has not agreed to has not been told either.
  if (order === undefined || order.paymentState === 'pending') throw refused('UNKNOWN_ORDER', number ?? '');
  return order;
}

async function formOf(db: Database, order: Order): Promise<object> {
  const [form] = await orderFormsOf(db, [order]);
  return form ?? {};
}

function refused(refusal: PartsRefusal | StatusRefusal | 'UNKNOWN_ORDER', number: string): Problem {
  if (refusal === 'UNKNOWN_ORDER')
    return new Problem(404, 'unknown_order', `Aucune commande ne porte le numéro ${number}.`);
  return new Problem(409, refusal.toLowerCase(), staffCopy[refusal]);
}
