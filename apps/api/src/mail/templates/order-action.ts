import type { OrderPage } from '../../outbox/mail-variables.ts';
import { frenchDay } from '../../text/french-words.ts';
import type { MailPart, MailText } from '../content/mail-text.ts';

/** Mails queued before whoever ordered without an account had a link lead to the store. */
export function actionTo(
  label: string,
  { orderNumber, orderPath: path, linkUntil }: OrderPage,
): MailText['action'] {
  if (path === '/contactez-nous') return { label: 'Nous contacter', path };
  return linkUntil === undefined ? { label, path } : { label, path, signsOrder: orderNumber };
}

/** Whoever holds the link needs no password: it is told so, and until when. */
export function aboutLink({ linkUntil }: OrderPage): MailPart[] {
  if (linkUntil === undefined) return [];
  return [
    `Le lien ci-dessous ouvre votre commande sans mot de passe jusqu’au ${frenchDay(linkUntil)}\u00A0: ne le transférez qu’à des personnes de confiance.`,
  ];
}
