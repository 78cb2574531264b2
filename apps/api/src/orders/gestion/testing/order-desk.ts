// The back office with orders to work on, for tests: the staff of the demonstration, and orders as they come in.
import { sql } from 'kysely';
import type { StaffAnswer } from '../../../gestion-api.ts';
import { DEMO_STAFF_PASSWORD, staffDesk, tokenOf } from '../../../staff/testing/staff-desk.ts';
import type { StaffDesk } from '../../../staff/testing/staff-desk.ts';
import { recordOrder } from '../../orders.ts';
import type { OrderDraft, OrderLineDraft } from '../../orders.ts';

export const PEOPLE = {
  proprietaire: 'claire.valbrune',
  responsable: 'marc.leroy',
  manager_elsewhere: 'aicha.benoit',
  preparateur: 'loic.tanguy',
  elsewhere: 'ines.moreau',
  commercial: 'sophie.delmas',
  contenu: 'emma.girard',
  prix: 'thomas.roche',
  comptabilite: 'nathalie.perez',
  service_client: 'camille.dupuis',
  lecture_seule: 'anne.schmitt',
} as const;
export type Person = keyof typeof PEOPLE;

export const PAINT = '10200102';
export const GLUE = '80100201';

export const plainLine: OrderLineDraft = {
  articleSku: PAINT,
  parentSku: 'P102001',
  name: 'Peinture blanche',
  conditioning: '2,5 L',
  color: null,
  tint: null,
  made: null,
  pricingUnit: null,
  quantity: 3,
  unitHt: 1_000,
  tintHt: null,
  discountHt: 0,
  taxRate: 2_000,
  fromStock: 0,
};
export const tintedLine: OrderLineDraft = {
  ...plainLine,
  articleSku: GLUE,
  name: 'Peinture à teinter',
  quantity: 2,
  tint: { customColorExa: '#293133', customerColorLabel: 'Volets', code: 'RAL 7016' },
  made: { name: 'Gris anthracite', tintClass: 'C', base: 'Base TR', formula: 'TR-7016-C' },
};

export type OrderDesk = Awaited<ReturnType<typeof orderDesk>>;

export async function orderDesk(options?: Parameters<typeof staffDesk>[0]) {
  const desk: StaffDesk = await staffDesk(options);
  const tokens = new Map<Person, string>();

  async function tokenFor(person: Person): Promise<string> {
    const known = tokens.get(person);
    if (known !== undefined) return known;
    const email = `${PEOPLE[person]}@equipe.valbrune.example`;
    const half = tokenOf(await desk.signIn(email, DEMO_STAFF_PASSWORD));
    const token = tokenOf(await desk.prove(half, '000000'));
    tokens.set(person, token);
    return token;
  }

  async function as(
    person: Person,
    document: string,
    variables: Record<string, unknown> = {},
    key?: string,
  ): Promise<StaffAnswer['result']> {
    const sessionToken = await tokenFor(person);
    const asked = { document, variables, sessionToken, idempotencyKey: key };
    return (await desk.api.executeForStaff(asked)).result;
  }

  /** For the counter of VB006 in two hours, unless told otherwise. */
  async function placed(more: Partial<OrderDraft> = {}): Promise<string> {
    const now = desk.now();
    const lines = more.lines ?? [plainLine, tintedLine];
    const goodsHt = lines.reduce((sum, { quantity, unitHt }) => sum + quantity * unitHt, 0);
    const tax = goodsHt / 5;
    const draft: OrderDraft = {
      cartId: null,
      customerId: null,
      companyId: null,
      representativeId: null,
      placedByStaffId: null,
      buyerName: 'Jeanne Le Goff',
      email: 'jeanne@exemple.fr',
      shopCode: 'VB006',
      mode: 'EMP',
      origin: 'SW',
      status: 'EN_ATTENTE',
      paymentMethod: 'at_store',
      paymentState: 'due',
      purchaseRef: null,
      purchaseOrderNumber: null,
      customerNotes: null,
      couponCode: null,
      sums: {
        goodsHt,
        ecoHt: 0,
        discountHt: 0,
        shippingHt: 0,
        totalHt: goodsHt,
        tax,
        totalTtc: goodsHt + tax,
      },
      shippingAddress: null,
      billingAddress: null,
      placedAt: now,
      promisedAt: new Date(now.getTime() + 2 * 3_600_000),
      deliveryOn: null,
      wished: null,
      firstDeliveryOn: null,
      receivedAt: null,
      ...more,
      lines,
    };
    return (await desk.db.transaction().execute((db) => recordOrder(db, draft))).number;
  }

  /** So many more like it, without their lines. */
  async function copies(number: string, count: number): Promise<void> {
    await sql`
      insert into orders (number, buyer_name, email, shop_code, delivery_mode, order_origin, status, payment_method,
        payment_state, goods_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents,
        total_ttc_cents, placed_at, promised_at)
      select 'C' || nth, buyer_name, email, shop_code, delivery_mode, order_origin, status, payment_method,
        payment_state, goods_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents,
        total_ttc_cents, placed_at, promised_at
      from orders, generate_series(1, ${count}) nth where number = ${number}`.execute(desk.db);
  }

  return { ...desk, as, placed, copies, tokenFor };
}

export function errorOf({ errors }: StaffAnswer['result']): { key: string | undefined; message: string } {
  const [error] = errors ?? [];
  const message = (error?.message ?? '').replaceAll('\u00A0', ' ');
  return { key: error?.extensions.key ?? error?.extensions.category, message };
}
