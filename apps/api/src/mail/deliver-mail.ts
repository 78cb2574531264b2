import type { Message } from '../outbox/outbox-store.ts';
import { chooseSite } from '../site/site.ts';
import type { Site } from '../site/site.ts';
import type { Mailer, WrittenMail } from './sending/mailer.ts';
import { queuedMail, writeMail } from './rendering/write-mail.ts';

export type MailRoom = {
  mailer: Mailer;
  sites: () => Promise<readonly Site[]>;
  publicUrl: string;
  /** signs what a visitor may open again */
  orderSecret: string;
  /** Instead of the site's own; demonstrations only. */
  theme: string | null;
};

export async function deliverMail(room: MailRoom, message: Message): Promise<void> {
  await room.mailer.send(await writtenMail(room, message));
}

export async function writtenMail(
  { sites, publicUrl, theme, orderSecret }: Omit<MailRoom, 'mailer'>,
  { id, payload }: Pick<Message, 'id' | 'payload'>,
): Promise<WrittenMail> {
  const queued = queuedMail(payload);
  const site = chooseSite(await sites(), queued.site);
  if (!site.ok) throw new Error('the mail names a site that does not exist');
  const { name, settings } = site.value;
  const sender = { name, copyright: settings.copyright };
  return writeMail(id, queued, { sender, theme: theme ?? site.value.theme, publicUrl, orderSecret });
}
