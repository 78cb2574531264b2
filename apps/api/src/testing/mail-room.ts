import type { MailRoom } from '../mail/deliver-mail.ts';
import { readSites } from '../site/site.ts';
import type { DatabasePool } from '../database/tables.ts';

/** Signs the links of orders wherever a test has a shop. */
export const ORDER_SECRET = 'secret-des-commandes-des-essais';

/** Where a test writes out a mail that waits. */
export function mailRoom(db: DatabasePool, publicUrl = 'https://boutique.example'): Omit<MailRoom, 'mailer'> {
  return { sites: () => readSites(db), publicUrl, orderSecret: ORDER_SECRET, theme: null };
}
