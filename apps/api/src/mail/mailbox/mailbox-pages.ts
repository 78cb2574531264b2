// The pages of the development mailbox: bare HTML, for developers and testers.
import * as v from 'valibot';
import type { Message } from '../../outbox/outbox-store.ts';
import { barePage } from '../../http/bare-page.ts';
import type { WrittenMail } from '../sending/mailer.ts';
import { markup } from '../../text/markup.ts';
import type { Markup } from '../../text/markup.ts';

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});
const Summary = v.looseObject({ template: v.string(), to: v.string() });

export function mailboxPage(messages: readonly Message[]): string {
  const rows = messages.map(messageRow);
  return barePage(
    'Boîte aux lettres de développement',
    rows.length === 0
      ? markup`<p>Aucun e-mail pour l’instant.</p>`
      : markup`<table><caption>Les plus récents d’abord</caption><thead><tr><th scope="col">Date</th><th scope="col">Modèle</th><th scope="col">Destinataire</th><th scope="col">État</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}

function messageRow({ id, payload, created_at, sent_at, failed_at, last_error }: Message): Markup {
  const { template, to } = v.is(Summary, payload) ? payload : { template: '?', to: '?' };
  const state = failed_at !== null ? 'abandonné' : sent_at === null ? 'en attente' : 'envoyé';
  return markup`<tr><td>${moment.format(created_at)}</td><td><a href="/dev/mails/${id}">${template}</a></td><td>${to}</td><td>${state}${last_error === null ? '' : `\u00A0: ${last_error}`}</td></tr>`;
}

export function mailPage(mail: WrittenMail): string {
  return barePage(
    mail.subject,
    markup`<p><a href="/dev/mails">Tous les e-mails</a></p>
<p>À\u00A0: ${mail.to}${mail.replyTo === null ? '' : ` – Répondre à\u00A0: ${mail.replyTo}`}</p>
<h2>HTML</h2>
<iframe sandbox src="/dev/mails/${mail.id}/html" title="L’e-mail en HTML"></iframe>
<h2>Texte</h2>
<pre>${mail.text}</pre>`,
  );
}
