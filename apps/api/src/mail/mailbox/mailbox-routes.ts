// The development mailbox: what the shop would have sent, to be read in the browser.
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { BARE_PAGE_POLICY, sendBarePage } from '../../http/bare-page.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { selectMessage, selectMessages } from '../../outbox/outbox-store.ts';
import { readSites } from '../../site/site.ts';
import { writtenMail } from '../deliver-mail.ts';
import { mailPage, mailboxPage } from './mailbox-pages.ts';
import type { WrittenMail } from '../sending/mailer.ts';

export type MailboxParts = {
  db: DatabasePool;
  publicUrl: string;
  orderSecret: string;
  theme?: string | undefined;
};

const NEWEST = 100;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
// A mail shows itself and nothing else: no script, nothing from elsewhere.
const MAIL_POLICY = `${BARE_PAGE_POLICY}; sandbox`;
const PAGE_POLICY = `${BARE_PAGE_POLICY}; frame-src 'self'`;
const Params = v.object({ id: v.pipe(v.string(), v.uuid()) });
const HasVariables = v.looseObject({ variables: v.looseObject({}) });

export function mailboxRoutes({ db, publicUrl, orderSecret, theme }: MailboxParts): FastifyPluginAsync {
  const place = { sites: () => readSites(db), publicUrl, orderSecret, theme: theme ?? null };

  async function mailOf(params: unknown): Promise<WrittenMail | null> {
    const asked = v.safeParse(Params, params);
    const message = asked.success ? await selectMessage(db, asked.output.id) : undefined;
    // A mail that really left is forgotten, but for its address and date.
    return message && v.is(HasVariables, message.payload) ? writtenMail(place, message) : null;
  }

  const ownHost = new URL(publicUrl).host;
  return async (app) => {
    // A page of another name that leads to this machine must not read the mails by it.
    app.addHook('onRequest', async ({ host, hostname }, reply) => {
      if (host !== ownHost && !LOOPBACK.has(hostname)) return missing(reply);
    });
    app.get('/dev/mails', async (_request, reply) =>
      sendBarePage(reply, mailboxPage(await selectMessages(db, NEWEST)), PAGE_POLICY),
    );
    app.get('/dev/mails/:id', async ({ params }, reply) => {
      const mail = await mailOf(params);
      return mail === null ? missing(reply) : sendBarePage(reply, mailPage(mail), PAGE_POLICY);
    });
    app.get('/dev/mails/:id/html', async ({ params }, reply) => {
      const mail = await mailOf(params);
      return mail === null ? missing(reply) : sendBarePage(reply, mail.html, MAIL_POLICY);
    });
  };
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('E-mail introuvable.\n');
}
