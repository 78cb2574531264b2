// From what was queued to a mail that can leave: words, look, links.
import { isEmail } from '@nuancier/domain/customers/forms/field-rules.ts';
import * as v from 'valibot';
import type { ShopPath } from '../../outbox/mail-pieces.ts';
import type { MailTemplate, MailVariables, QueuedMail } from '../../outbox/mail-variables.ts';
import { Undeliverable } from '../../outbox/undeliverable.ts';
import { orderSignature } from '../../request/order-signature.ts';
import { mailHtml } from './mail-html.ts';
import { mailPlainText } from './mail-plain-text.ts';
import type { MailText, Sender } from '../content/mail-text.ts';
import { mailTheme } from './mail-theme.ts';
import type { WrittenMail } from '../sending/mailer.ts';
import { typeset } from './typeset.ts';
import { mailTemplates } from '../templates/mail-templates.ts';

export type MailPlace = { sender: Sender; theme: string; publicUrl: string; orderSecret: string };

const LONGEST_SUBJECT = 200;

export function writeMail(
  id: string,
  queued: QueuedMail,
  { sender, theme, publicUrl, orderSecret }: MailPlace,
): WrittenMail {
  const replyTo = queued.replyTo ?? null;
  if (![queued.to, ...(replyTo === null ? [] : [replyTo])].every(isEmail))
    throw new Undeliverable('not an e-mail address');
  const text = typeset(signed(mailText(queued.template, queued.variables, sender), orderSecret));
  const url = (path: ShopPath) => urlInShop(path, publicUrl);
  return {
    id,
    to: queued.to,
    replyTo,
    subject: oneLine(text.subject),
    html: mailHtml({ text, sender, theme: mailTheme(theme), url }),
    text: mailPlainText({ text, sender, url }),
    unsubscribeUrl: text.unsubscribePath === undefined ? null : url(text.unsubscribePath),
  };
}

/** What the database gives back: written by queueMail, so that the template vouches for the variables. */
export function queuedMail(payload: unknown): QueuedMail {
  const read = v.safeParse(Envelope, payload);
  if (!read.success) throw new Undeliverable('not a mail this shop can write');
  return read.output as QueuedMail;
}

const Envelope = v.looseObject({
  template: v.picklist(Object.keys(mailTemplates)),
  to: v.string(),
  variables: v.looseObject({}),
  replyTo: v.optional(v.string()),
  site: v.optional(v.string()),
});

function mailText<Template extends MailTemplate>(
  template: Template,
  variables: MailVariables[Template],
  sender: Sender,
): MailText {
  return mailTemplates[template](variables, sender);
}

function signed(text: MailText, secret: string): MailText {
  const { action } = text;
  if (action?.signsOrder === undefined) return text;
  const signature = orderSignature(action.signsOrder, secret);
  return { ...text, action: { ...action, path: `${action.path}&signature=${signature}` } };
}

/** A mail leads to this shop and nowhere else. */
function urlInShop(path: ShopPath, publicUrl: string): string {
  const shop = new URL(publicUrl);
  const url = new URL(path, shop);
  if (url.origin !== shop.origin) throw new Undeliverable('a link leads out of the shop');
  return url.href;
}

/** A line break in a subject would begin another header. */
function oneLine(subject: string): string {
  return [...subject.replaceAll(/\p{Cc}+/gu, ' ')].slice(0, LONGEST_SUBJECT).join('');
}
