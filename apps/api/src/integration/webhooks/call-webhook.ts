// One call: signed as Standard Webhooks has it, to the very number that was checked, without following redirects.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { safeAddress } from './safe-address.ts';
import type { Reach } from './safe-address.ts';

const LONGEST_MS = 15_000;

export type WebhookCall = {
  url: string;
  /** the same at every try of one event */
  id: string;
  body: string;
  /** while they rotate, the receiver may know either */
  secrets: readonly string[];
  now: Date;
};

/** The status it was answered with; throws when there was no answer. */
export async function callWebhook(
  { url, id, body, secrets, now }: WebhookCall,
  reach: Reach,
): Promise<number> {
  const target = new URL(url);
  const { address, family } = await safeAddress(target, reach);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Nuancier-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = send(
      target,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(LONGEST_MS),
        lookup: (_host, options, done) =>
          options.all === true ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        // What it says is of no use, and could be endless.
        answer.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
