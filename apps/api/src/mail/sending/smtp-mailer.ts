import { createTransport } from 'nodemailer';
import { Undeliverable } from '../../outbox/undeliverable.ts';
import type { Mailer, WrittenMail } from './mailer.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `smtp://` goes over to TLS when the server offers it, and must when a password is sent to another machine. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    ...serverOf(smtpUrl),
    pool: true,
    maxConnections: 3,
    // A failed message goes back to the outbox, which schedules the retries.
    maxRequeues: 0,
  });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(mail) {
      await transport.sendMail(envelopeOf(mail, from, host)).catch((error: unknown) => {
        throw isFinal(error) ? new Undeliverable(String(error)) : error;
      });
    },
    keepsMails: false,
    close: () => transport.close(),
  };
}

/** Connects, goes over to TLS and signs in as for a mail, and sends none. Rejects with what stood in the way. */
export async function greetSmtp(smtpUrl: string): Promise<void> {
  const transport = createTransport(serverOf(smtpUrl));
  await transport.verify().finally(() => transport.close());
}

function serverOf(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const user = decodeURIComponent(url.username);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && user !== '' && !LOOPBACK.has(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function envelopeOf(mail: WrittenMail, from: string, host: string) {
  return {
    from,
    // As an object the address stays one address, whatever is in it.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      // No answering machine answers a machine.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === null ? {} : { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>` }),
    },
  };
}

/** The server refuses the recipient for good. Anything else may be temporary. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EENVELOPE' &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 550 &&
    error.responseCode < 560
  );
}
