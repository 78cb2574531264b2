import type { OrderPage } from '../../outbox/mail-pieces.ts';
import { frenchDay } from '../../text/french-words.ts';
import type { MailPart, MailText } from '../content/mail-text.ts';

/** Mails queued before guest orders had a link lead to the contact page. */
export function actionTo(
  label: string,
  { orderNumber, orderPath: path, linkUntil }: OrderPage,
): MailText['action'] {
  if (path === '/contactez-nous') return { label: 'Nous contacter', path };
  return linkUntil === undefined ? { label, path } : { label, path, signsOrder: orderNumber };
}

/** The link opens the order without a password: the mail warns of that, and gives its last day. */
export function aboutLink({ linkUntil }: OrderPage): MailPart[] {
  if (linkUntil === undefined) return [];
  return [
    `Le lien ci-dessous ouvre votre commande sans mot de passe jusqu’au ${frenchDay(linkUntil)}\u00A0: ne le transférez qu’à des personnes de confiance.`,
  ];
}
