// One call: signed as Standard Webhooks has it, to the very numbers that were checked, without following redirects.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { withinTime } from '../../concurrency/within-time.ts';
import { safeAddresses } from './safe-address.ts';
import type { Reach } from './safe-address.ts';

/** From the question where the name leads to the answer. */
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
export async function callWebhook(call: WebhookCall, reach: Reach, longestMs = LONGEST_MS): Promise<number> {
  const stop = new AbortController();
  const outcome = await withinTime(longestMs, send(call, reach, stop.signal));
  stop.abort();
  if (outcome.kind === 'done') return outcome.value;
  throw outcome.kind === 'failed'
    ? outcome.trouble
    : new Error(`pas de réponse en ${longestMs / 1_000} secondes`);
}

async function send(
  { url, id, body, secrets, now }: WebhookCall,
  reach: Reach,
  signal: AbortSignal,
): Promise<number> {
  const target = new URL(url);
  const found = await safeAddresses(target, reach);
  const [first] = found;
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Nuancier-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(
      target,
      {
        method: 'POST',
        headers,
        agent: false,
        signal,
        lookup: (_host, options, done) =>
          options.all === true ? done(null, [...found]) : done(null, first?.address ?? '', first?.family),
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
