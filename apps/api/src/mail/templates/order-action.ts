import type { ShopPath } from '../../outbox/mail-variables.ts';
import type { MailText } from '../mail-text.ts';

/** Whoever ordered without an account has no page of the order: the store answers. */
export function actionTo(label: string, path: ShopPath): MailText['action'] {
  return path === '/contactez-nous' ? { label: 'Nous contacter', path } : { label, path };
}
