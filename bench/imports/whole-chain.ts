// A chain's whole files into a living shop, with a visitor beside: seconds, memory of the command above an idle one,
// and how the visitor's pages fared, held against the same pages of the same run before anything was loaded.
// usage: node bench/imports/whole-chain.ts [products] [articles] [stock lines]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { openShop, projectRoot } from '../open-shop.ts';

const [PRODUCTS = 100_000, ARTICLES = 650_000, STOCK = 1_000_000] = process.argv.slice(2).map(Number);
const STORES = Array.from({ length: 26 }, (_, at) => `VB${String(at + 1).padStart(3, '0')}`);
const CATEGORY = 'facade/peinture-de-facade';
const QUIET_MS = 15_000;
const BETWEEN_VISITS_MS = 50;
const PAGES = ['/', `/catalogue/${CATEGORY}`, '/search?q=mat', '/catalogue', '/magasins'];

const folder = await mkdtemp(path.join(tmpdir(), 'bench-chain-'));
const dataDir = path.join(folder, 'data');
const { shop } = await openShop(dataDir);
try {
  const idle = await operate('status');
  console.log(`idle command: ${idle.mostMiB} MiB`);
  const before = await visited(setTimeout(QUIET_MS));
  console.log(`visitor before: ${told(before)}`);
  const files: [string, Iterable<string>][] = [
    [
      'products',
      lines('produit;nom;adresse;marque;categories;groupe_prix;unite;famille', PRODUCTS, (at) =>
        [`C${at}`, `Produit ${at}`, `chaine-${at}`, 'Du Port', CATEGORY, 'PEINT', 'L', '101'].join(';'),
      ),
    ],
    [
      'articles',
      lines(
        'article;produit;conditionnement;quantite;statut',
        ARTICLES,
        (at) =>
          `CA${at};C${at % PRODUCTS};${Math.floor(at / PRODUCTS) + 1} L;${Math.floor(at / PRODUCTS) + 1};P`,
      ),
    ],
    [
      'prices',
      lines('article;prix_ht;prix_unitaire_ht', ARTICLES, (at) => {
        const litres = Math.floor(at / PRODUCTS) + 1;
        return `CA${at};${litres * ((at % 90) + 10)},00;${(at % 90) + 10},00`;
      }),
    ],
    [
      'stock',
      lines('magasin;article;disponible;statut;livraison', STOCK, (at) =>
        [STORES[Math.floor(at / ARTICLES) % STORES.length], `CA${at % ARTICLES}`, at % 40, 'P', 'oui'].join(
          ';',
        ),
      ),
    ],
  ];
  for (const [kind, content] of files) {
    const file = path.join(folder, `${kind}.csv`);
    await pipeline(Readable.from(content), createWriteStream(file));
    const started = performance.now();
    const work = operate('import', kind, file);
    const meanwhile = await visited(work);
    const { code, mostMiB, said } = await work;
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    if (code !== 0) throw new Error(said);
    console.log(
      `${kind}: ${seconds} s, ${mostMiB - idle.mostMiB} MiB above idle; visitor meanwhile: ${told(meanwhile, before)}`,
    );
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}

function* lines(header: string, count: number, line: (at: number) => string): Generator<string> {
  yield `${header}\n`;
  for (let at = 0; at < count; at += 1) yield `${line(at)}\n`;
}

/** `npm run shop -- …` in a process of its own, and the most memory it had. */
async function operate(...words: string[]): Promise<{ code: number | null; mostMiB: number; said: string }> {
  const command = path.join(projectRoot, 'apps/operator/src/shop.ts');
  const child = spawn(process.execPath, [command, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4_000)));
  let mostMiB = 0;
  const watch = setInterval(() => (mostMiB = Math.max(mostMiB, residentMiB(child.pid))), 50);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  return { code, mostMiB, said };
}

function residentMiB(pid: number | undefined): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
    );
  } catch {
    return 0;
  }
}

type Visits = { times: number[]; faults: number };

/** One visitor, page after page, for as long as the work takes. Every address is asked in a way that no cache knows. */
async function visited(work: Promise<unknown>): Promise<Visits> {
  const state = { isDone: false };
  const end = () => (state.isDone = true);
  void work.then(end, end);
  const visits: Visits = { times: [], faults: 0 };
  for (let nth = 0; !state.isDone; nth += 1) {
    const page = PAGES[nth % PAGES.length] ?? '/';
    const started = performance.now();
    const answer = await fetch(`${shop.url}${page}`, {
      headers: { cookie: `vsf-store=default; nth=${nth}` },
    });
    await answer.arrayBuffer();
    visits.times.push(performance.now() - started);
    if (answer.status !== 200) visits.faults += 1;
    await setTimeout(BETWEEN_VISITS_MS);
  }
  return visits;
}

function told({ times, faults }: Visits, before?: Visits): string {
  const ratio = before
    ? `, half of them ${(share(times, 0.5) / share(before.times, 0.5)).toFixed(1)}× as slow`
    : '';
  return `${times.length} pages, half within ${share(times, 0.5).toFixed(0)} ms, 95 % within ${share(times, 0.95).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${faults} faults${ratio}`;
}

function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}
