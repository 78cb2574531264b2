// docs/integration.md, line by line, against a shop: what an integrator copies from it works.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAINT } from '@nuancier/api/checkout/testing/card-orders.ts';
import { fill, place, prepare, shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import { deliverDue, queueNews } from '@nuancier/api/integration/webhooks/deliver-webhooks.ts';
import { madeZip } from '@nuancier/api/intake/files/testing/made-zip.ts';
import { UPLOADS_JOB } from '@nuancier/api/integration/uploads/run-uploads.ts';
import { madePdf } from '@nuancier/api/invoices/papers/testing/made-pdf.ts';
import { inFormat } from '@nuancier/api/media/testing/made-pictures.ts';
import { runJobNow } from '@nuancier/api/jobs/jobs.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { shopJobs } from '@nuancier/api/shop-jobs.ts';
import { DEMO_DAY } from '@nuancier/api/testing/build-template.ts';
import { shopApi } from '@nuancier/api/testing/shop-api.ts';
import type { ShopApi } from '@nuancier/api/testing/shop-api.ts';
import { DEMO_SESSION_SECRET } from '@nuancier/api/configuration/configuration.ts';
import { freePort } from '../../../bench/child-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { progressOn } from './progress.ts';
import { runShopCommand } from './run-shop-command.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const ROOT = join(import.meta.dirname, '../../..');
const YANN = 'yann.kermarrec@demo.valbrune.example';
const PATIENT = { timeout: 15_000, interval: 20 };

let shop: ShopApi;
let folder: string;
let ticks = 0;
/** What a reader notes on the way. */
const noted = new Map<string, string>();
beforeAll(async () => {
  shop = await shopApi();
  folder = await mkdtemp(join(tmpdir(), 'premiere-heure-'));
  // What a merchant's systems have.
  const pdf = madePdf('facture');
  const photo = await inFormat('jpeg');
  await writeFile(join(folder, 'photos.zip'), madeZip([{ name: 'P101000.jpg', bytes: photo }]));
  await writeFile(join(folder, 'F2600118.pdf'), pdf);
  await writeFile(join(folder, 'factures.zip'), madeZip([{ name: 'F2600118.pdf', bytes: pdf }]));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

it('the page is played from its first line to its last', async () => {
  const page = await readFile(join(ROOT, 'docs/integration.md'), 'utf8');
  const lines = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.replaceAll('\\\n', ' ').trimEnd().split('\n'),
  );
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) await played(line);
  const table = await readFile(join(folder, 'commandes.csv'), 'utf8');
  expect(table).toContain(noted.get('ORDER'));
  const photos = await shop.db.selectFrom('product_picture').select('reference').execute();
  const papers = await shop.db.selectFrom('invoice_paper').select('name').execute();
  expect([photos, papers]).toEqual([[{ reference: 'P101000' }], [{ name: 'F2600118.pdf' }]]);
}, 60_000);

it('its receiver verifies what the shop calls it with', async () => {
  const page = await readFile(join(ROOT, 'docs/integration.md'), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  // Beside the house's own packages, which it takes its library from.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const path = join(ROOT, '.cache', `receveur-${process.pid}.mjs`);
  await writeFile(path, program);
  const port = await freePort();
  const env = { ...process.env, SECRET: noted.get('SECRET'), PORT: String(port) };
  const receiver = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  receiver.stdout.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
  await shop.db
    .updateTable('webhook')
    .set({ url: `http://localhost:${port}/` })
    .execute();
  await expect
    .poll(() => fetch(`http://localhost:${port}/`, { method: 'POST' }).catch(() => null), PATIENT)
    .toMatchObject({ status: 400 });
  const number = await ordered();
  const parts = {
    db: shop.db,
    // The library of the standard goes by the real clock.
    clock: async () => new Date(),
    log: createLog({ level: 'silent' }),
    shopSecret: DEMO_SESSION_SECRET,
    contactEmail: 'service@valbrune.example',
    reach: { allowsPrivate: true },
  };
  for (const id of await queueNews(parts)) await deliverDue(parts, id, () => false);
  await expect.poll(() => said, PATIENT).toContain(`order.placed ${number}`);
  receiver.kill();
  await once(receiver, 'exit');
  await rm(path);
});

async function played(line: string): Promise<void> {
  // « Place an order in the shop »
  if (line.includes('after=$CURSOR')) await ordered();
  const words = wordsOf(line);
  const at = words.findIndex((word) => word === 'curl' || word === 'npm' || word === 'export');
  if (words[at] === 'curl') return curl(words.slice(at + 1), line);
  if (words[at] === 'npm') return command(words.slice(at + 4), words.slice(0, at), line);
  noted.set('SHOP', /SHOP=(.*)/.exec(line)?.[1] ?? '');
}

const WORD = /(?:'[^']*'|"[^"]*"|[^\s'"])+/g;

/** As a shell reads them, as far as the page goes. */
function wordsOf(line: string): string[] {
  const filled = (text: string) =>
    text.replaceAll(/\$([A-Z]+)/g, (_all, name: string) => noted.get(name) ?? '');
  return (line.match(WORD) ?? []).map((word) =>
    word.replaceAll(
      /'([^']*)'|"([^"]*)"|([^'"]+)/g,
      (_all, plain?: string, quoted?: string, bare?: string) =>
        plain === undefined ? filled(quoted ?? bare ?? '') : plain,
    ),
  );
}

async function curl(words: readonly string[], line: string): Promise<void> {
  const headers: Record<string, string> = {};
  let method = 'GET';
  let payload: Buffer | undefined;
  let output: string | undefined;
  let url = '';
  for (let at = 0; at < words.length; at += 1) {
    const next = words[at + 1] ?? '';
    if (words[at] === '-H') headers[next.split(': ')[0] ?? ''] = next.split(': ')[1] ?? '';
    else if (words[at] === '-X') method = next;
    else if (words[at] === '-o') output = next;
    else if (words[at] === '-d') payload = Buffer.from(next);
    else if (words[at] === '--data-binary') payload = await readFile(join(folder, next.slice(1)));
    else {
      if (words[at] !== '-sS') url = words[at] ?? '';
      continue;
    }
    at += 1;
  }
  if (payload !== undefined && method === 'GET') method = 'POST';
  const request = { method, url: new URL(url).pathname + new URL(url).search, headers };
  const answer = await shop.inject({
    ...(request as { method: 'GET' | 'POST' | 'PUT'; url: string; headers: Record<string, string> }),
    ...(payload === undefined ? {} : { payload }),
  });
  expect([line, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
    line,
    answer.statusCode === 202 ? 202 : 200,
    '',
  ]);
  if (output === undefined) await note(answer.statusCode, JSON.parse(answer.body) as Record<string, unknown>);
  else await writeFile(join(folder, output), answer.body);
}

type Told = { type: string; data: Record<string, unknown> };

async function note(status: number, body: Record<string, unknown>): Promise<void> {
  if (status === 202) {
    noted.set('IMPORT', String(body['id']));
    const now = () => new Date(DEMO_DAY.getTime() + (ticks += 1_000));
    const { db, databaseUrl, stores } = shop;
    const means = { db, databaseUrl, stores, now, log: createLog({ level: 'silent' }) };
    expect(await runJobNow({ ...means, clock: async () => now(), jobs: shopJobs(means) }, UPLOADS_JOB)).toBe(
      'done',
    );
  }
  if ('next' in body) noted.set('CURSOR', String(body['next']));
  const event = ((body['events'] ?? []) as Told[]).find(({ type }) => type === 'order.placed');
  if (event === undefined) return;
  noted.set('ORDER', String(event.data['order_number']));
  noted.set('CUSTOMER', String(event.data['customer_id']));
}

async function command(words: string[], settings: readonly string[], line: string): Promise<void> {
  const said: string[] = [];
  const print = (text: string) => said.push(text);
  const env = {
    DATABASE_URL: shop.databaseUrl,
    ...Object.fromEntries(settings.map((one) => one.split('=') as [string, string])),
  };
  const here = words.map((word) => (word.endsWith('.csv') ? join(folder, word) : word));
  const code = await runShopCommand(here, env, ROOT, { print, progress: progressOn({ write: () => {} }) });
  expect([line, code, said]).toEqual([line, 0, said]);
  for (const text of said) {
    if (text.startsWith('nuk_')) noted.set('KEY', text);
    if (text.startsWith('whsec_')) noted.set('SECRET', text);
  }
}

async function ordered(): Promise<string> {
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
    livraison_pro: true,
  });
  const who = await shopper(shop, { shopCode: 'VB006', as: YANN });
  await shop.send(
    `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`,
    {},
    { as: YANN },
  );
  await fill(shop, who, [{ sku: PAINT, quantity: 2 }]);
  await prepare(shop, who, { payment: 'on_account' });
  const { number, result } = await place(shop, who);
  if (number === null) throw new Error(JSON.stringify(result.errors));
  return number;
}
