import type { Database } from '../../database/tables.ts';

export type ContactRecord = {
  createdAt: Date;
  customerId: number | null;
  shopCode: string | null;
  name: string;
  email: string;
  telephone: string | null;
  reason: string;
  message: string;
};

export async function insertContactMessage(db: Database, record: ContactRecord): Promise<number> {
  const { createdAt, customerId, shopCode, ...words } = record;
  const { id } = await db
    .insertInto('contact_message')
    .values({ created_at: createdAt, customer_id: customerId, shop_code: shopCode, ...words })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}
