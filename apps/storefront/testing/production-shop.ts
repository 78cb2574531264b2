// The real server in production mode on an empty database, and the operator's command line beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { progressOn } from '@nuancier/operator/progress.ts';
import { runShopCommand } from '@nuancier/operator/run-shop-command.ts';
import { wordsOf } from './drawn-listing.ts';

const server = path.join(import.meta.dirname, '..', 'server.ts');
const operator = path.join(import.meta.dirname, '../../operator/src/shop.ts');

export type GraphqlAnswer = {
  status: number;
  body: { errors?: { message: string }[]; data?: Record<string, unknown> };
};

export type ProductionShop = {
  /** where the operator's commands are typed */
  folder: string;
  visit(address: string, init?: RequestInit): Promise<Response>;
  /** 0 while nobody answers. */
  statusOf(address: string): Promise<number>;
  page(
    address: string,
    init?: RequestInit,
  ): Promise<{ status: number; words: string; html: string; cookies: string[] }>;
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer>;
  /** `npm run shop -- …`, in a process of its own, in the folder. */
  operate(...words: string[]): Promise<{ code: number | null; said: string }>;
  /** The same without the wait for a process; files are named in full. */
  command(...words: string[]): Promise<{ code: number | null; said: string }>;
  /** What the server has written to its terminal. */
  output(): string;
  close(): Promise<void>;
};

export async function productionShop(more: Record<string, string> = {}): Promise<ProductionShop> {
  const database = await testDatabase('empty');
  const folder = await mkdtemp(path.join(tmpdir(), 'nuancier-merchant-'));
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const url = `http://127.0.0.1:${port}`;
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: 'https://boutique.peinturesduport.example',
    SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Peintures du Port <boutique@peinturesduport.example>',
    MAIL_CONTACT: 'contact@peinturesduport.example',
    LOG_LEVEL: 'error',
    ...more,
  };
  const shop = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  shop.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const visit = (address: string, init: RequestInit = {}) =>
    fetch(url + address, { redirect: 'manual', ...init });
  const statusOf = (address: string) =>
    visit(address).then(
      (answer) => answer.status,
      () => 0,
    );
  await vi.waitFor(
    async () => {
      if ((await statusOf('/healthz')) !== 200) throw new Error('not up yet');
    },
    { timeout: 90_000, interval: 200 },
  );
  return {
    folder,
    visit,
    statusOf,
    async page(address, init) {
      const answer = await visit(address, init);
      const html = await answer.text();
      return { status: answer.status, html, words: wordsOf(html), cookies: answer.headers.getSetCookie() };
    },
    async graphql(query, variables = {}, headers = {}) {
      const answer = await visit('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: answer.status, body: (await answer.json()) as GraphqlAnswer['body'] };
    },
    async operate(...words) {
      const child = spawn(process.execPath, [operator, ...words], {
        env,
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, said };
    },
    async command(...words) {
      let said = '';
      const print = (line: string) => {
        said += `${line}\n`;
      };
      const terminal = { print, progress: progressOn({ write: print }) };
      return { code: await runShopCommand(words, env, folder, terminal), said };
    },
    output: () => output,
    async close() {
      const gone = once(shop, 'exit');
      shop.kill('SIGTERM');
      await gone;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
