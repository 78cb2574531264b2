import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../monitoring/log.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPress } from '../pdf/press.ts';
import { pdfFaults } from '../testing/pdf-faults.ts';
import { readPdf } from '../testing/pdf-objects.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { pdfTree } from '../testing/pdf-tree.ts';
import { documentRoutes } from './document-routes.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
let dataDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await testDatabase('demo');
  dataDir = await mkdtemp(join(tmpdir(), 'documents-'));
  app = fastify();
  const log = createLog({ level: 'silent' });
  await app.register(
    documentRoutes({
      db: shop.db,
      dataDir,
      now: () => DEMO_DAY,
      log,
      production: false,
      press: createPress(),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const get = (code: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/documents/teintes/${code}.pdf`, headers });
const linesOf = async (code: string) =>
  pdfText((await get(code)).rawPayload)
    .replaceAll('\u00A0', ' ')
    .split('\n');

it('a dark RAL says its figures, why no façade may have it, what is near and what goes with it', async () => {
  const { statusCode, headers, rawPayload } = await get('ral-7016');
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="teinte-ral-7016.pdf"',
  ]);
  expect(pdfFaults(rawPayload)).toEqual([]);
  const lines = await linesOf('ral-7016');
  const after = (label: string) => lines[lines.indexOf(label) + 1];
  expect(lines).toContain('Gris anthracite, RAL 7016');
  expect(after('Série')).toBe('RAL Classic');
  expect(after('Indice de luminance')).toBe('4,8');
  expect(after('Lumière renvoyée')).toBe('Presque pas');
  expect(after('Façade')).toBe('Non : trop foncée (minimum 20)');
  expect(lines).toContain('Plus claire : Gris poussière, RAL 7037 (luminance 21)');
  expect(after('Classe de teinte')).toBe('D (intense)');
  expect(after('Valeur à l’écran')).toBe('#373F43');
  expect(after('Lab (D65)')).toBe('L 26,1 · a -2,3 · b -3,6');
  expect(after('La plus proche au nuancier Valbrune')).toBe('Gris anthracite, VB-GR080');
  const nearest = lines.slice(lines.indexOf('Teintes les plus proches'));
  expect(nearest.slice(5, 13)).toEqual([
    'Gris anthracite',
    'VB-GR080',
    'à peine différente',
    '1,8',
    'Gris granit',
    'RAL 7026',
    'proche',
    '3',
  ]);
  for (const harmony of ['Ton sur ton', 'Complémentaire', 'Contraste']) expect(lines).toContain(harmony);
  expect(lines).toContain('1 / 1');
  expect(lines.join('\n')).not.toMatch(/€|Base /);
});

it('shows the colour itself, as a picture that is named', async () => {
  const { rawPayload } = await get('ral-5009');
  // #2E5978 as shares of one.
  const pdf = readPdf(rawPayload);
  const painted = pdfPages(pdf)
    .map(({ dict }) => pdf.entry(dict, 'Contents'))
    .map((contents) => (contents?.kind === 'dict' ? contents.stream?.toString('latin1') : ''))
    .join('\n');
  expect(painted).toMatch(/0\.1803\d* 0\.3490\d* 0\.4705\d* scn/);
  const { tree } = pdfTree(pdf, pdfPages(pdf));
  const figures = (tree[0]?.parts ?? []).filter(({ tag }) => tag === 'Figure').map(({ alt }) => alt);
  expect(figures[0]).toBe('Aplat de la teinte Bleu azur, RAL\u00A05009 (#2E5978)');
});

it('a light tint may go on façades; one that no machine makes says so', async () => {
  const light = await linesOf('vb-bl010');
  expect(light[light.indexOf('Façade') + 1]).toBe('Utilisable (luminance ≥ 20)');
  expect(light[light.indexOf('RAL la plus proche') + 1]).toBe('Blanc de sécurité, RAL 9003');
  const special = await linesOf('ral-9006');
  expect(special[special.indexOf('Réalisation') + 1]).toBe(
    'métallisée ou nacrée : non réalisable à la machine',
  );
  expect(special).not.toContain('Façade');
  expect(special).not.toContain('Classe de teinte');
});

it('is known again on the same day, and answers HEAD', async () => {
  const first = await get('ral-7016');
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await get('ral-7016', known)).statusCode).toBe(304);
  const head = await app.inject({ method: 'HEAD', url: '/documents/teintes/ral-7016.pdf' });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});

it.each(['ral-0000', 'RAL%20701', '..%2f..%2fetc', "'%20or%201=1", 'a'.repeat(80)])(
  'knows nothing of %s',
  async (code) => {
    const answer = await get(code);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([404, undefined]);
  },
);

it.each(['RAL%207016', 'RAL7016', '7016', 'Ral-7016'])(
  'a code written %s leads to its sheet',
  async (code) => {
    const { statusCode, headers } = await get(code);
    expect([statusCode, headers['location']]).toEqual([301, '/documents/teintes/ral-7016.pdf']);
  },
);
