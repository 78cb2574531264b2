// How soon a touched wall is painted on a telephone: a picture of 12 million pixels, a page whose processor is slowed down.
// usage: node bench/browser/wall-trial.ts [--url http://localhost:3000] [--slower 4] [--touches 5]
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Page, Worker } from '@playwright/test';
import { projectRoot } from '../open-shop.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    slower: { type: 'string', default: '4' },
    touches: { type: 'string', default: '5' },
  },
});
const SIZE = { width: 4000, height: 3000 };
const WALL = [0.3, 0.2] as const;
const noted = path.join(projectRoot, '.cache', 'chromium-path');

const browser = await chromium.launch({
  executablePath: existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    bypassCSP: true,
  });
  await page.addInitScript(noteDrawings);
  const session = await page.context().newCDPSession(page);
  // The browser slows pages only; how the worker would fare is told by its own yardstick.
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await page.goto(`${values.url}/nuancier/essai?teinte=ral-5009`);
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await page.waitForTimeout(3000);
  const opened = await timed(page, async () => openPicture(page));
  const yardstick = await yardstickOf(worker);
  const opening = await partsOf(worker);
  const touches: Touch[] = [];
  for (let count = 0; count < Number(values.touches); count += 1) touches.push(await touch(page, worker));
  const later = touches.slice(1);
  const row = (ms: number) => ({ ms: Math.round(ms), ratio: ratio(ms, yardstick) });
  const part = (name: string) => row(median(later.map(({ parts }) => parts[name] ?? NaN)));
  console.table({
    'étalon (20 millions de multiplications)': row(yardstick),
    'ouverture de 12 Mpx': row(opened),
    '– décodage': row(opening['decode'] ?? NaN),
    '– réduction': row(opening['reduce'] ?? NaN),
    '– préparation': row(opening['prepare'] ?? NaN),
    'première touche : esquisse': row(touches[0]?.first ?? NaN),
    'touches suivantes : esquisse': row(median(later.map(({ first }) => first))),
    '– mur cherché': part('grow sketch'),
    '– bord adouci': part('border sketch'),
    '– repeint': part('repaint sketch'),
    '– chemin vers l’écran': row(median(later.map(wayOf))),
    'mur vrai': row(median(later.map(({ walls }) => walls))),
    '– trouvé et repeint': part('refined reduced'),
    'peinture en pleine taille': row(median(later.map(({ full }) => full))),
    '– repeint en pleine taille': part('refined full'),
  });
} finally {
  await browser.close();
}

/** Runs in the page: when something was drawn on a canvas, for the whole of the visit. */
function noteDrawings(): void {
  const drawn: number[] = [];
  Object.assign(window, { drawn });
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function noted(
    this: CanvasRenderingContext2D,
    ...given: unknown[]
  ) {
    Reflect.apply(put, this, given);
    drawn.push(performance.now());
  };
}

async function openPicture(page: Page): Promise<void> {
  const picture = Buffer.from(await page.evaluate(enlarged, SIZE), 'base64');
  await page.evaluate('window.opening = performance.now()');
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.waitForFunction('window.drawn.some((at) => at > window.opening)', null, { timeout: 60_000 });
}

/** Runs in the page: the shop's own example as a telephone would take it. */
async function enlarged({ width, height }: typeof SIZE): Promise<string> {
  const drawn = await fetch('/media/trial/room/1152x864.jpg');
  const bitmap = await createImageBitmap(await drawn.blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
}

/** From the file given to the picture on the page. */
async function timed(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  return page.evaluate<number>('window.drawn.find((at) => at > window.opening) - window.opening');
}

type Parts = Readonly<Record<string, number>>;
/** Since the finger left the picture: a sketch, the wall as it is found, and that in full size. */
type Touch = { first: number; walls: number; full: number; parts: Parts };

/** What the worker noted of its last work, part by part. */
async function partsOf(worker: Worker): Promise<Parts> {
  const noted = await worker.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name, duration }) => [name, duration] as const),
  );
  return Object.fromEntries(noted);
}

/** Messages to and fro, the page's own work and the drawing. */
function wayOf({ first, parts }: Touch): number {
  const within = ['grow sketch', 'border sketch', 'repaint sketch'].map((name) => parts[name] ?? 0);
  return within.reduce((left, part) => left - part, first);
}

async function touch(page: Page, worker: Worker): Promise<Touch> {
  const stage = page.getByRole('application').getByRole('button');
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  await page.evaluate(
    `window.touched = 0; addEventListener('pointerup', () => { window.touched = performance.now(); }, { capture: true, once: true })`,
  );
  await stage.click({ position: { x: (box?.width ?? 0) * WALL[0], y: (box?.height ?? 0) * WALL[1] } });
  await page.waitForFunction(
    'window.touched > 0 && window.drawn.filter((at) => at > window.touched).length > 2',
  );
  // The worker is at rest before the next touch.
  await page.waitForTimeout(500);
  const times = await page.evaluate<number[]>(
    'window.drawn.filter((at) => at > window.touched).map((at) => at - window.touched)',
  );
  const [first = NaN, walls = NaN, full = NaN] = times;
  return { first, walls, full, parts: await partsOf(worker) };
}

/** What the same processor takes for plain arithmetic, where the walls are found. */
function yardstickOf(worker: Worker): Promise<number> {
  return worker.evaluate(() => {
    const begun = performance.now();
    let sum = 1;
    for (let at = 0; at < 20_000_000; at += 1) sum = (sum * 1.000_000_1 + at) % 1_000_003;
    return performance.now() - begun + (sum === 0 ? 1 : 0);
  });
}

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[all.length >> 1] ?? NaN;
}

function ratio(one: number, other: number): number {
  return Math.round((100 * one) / other) / 100;
}
