// A colour from a photograph, and a tint on a photographed wall: both on the visitor's own device.
import type { Page, Request } from '@playwright/test';
import { expect, expectAccessibleState, shopUrl, test } from './walking/fixtures.ts';

const SKY = { r: 0x2e, g: 0x59, b: 0x78 };
/** What a bulb leaves of each channel. */
const BULB = { r: 0.9, g: 0.78, b: 0.55 };

/** A wall in RAL 5009 under a bulb, white paper on its right, a dark floor below. */
async function madePhoto(page: Page): Promise<Buffer> {
  const data = await page.evaluate(
    ({ sky, bulb }) => {
      const linear = (byte: number) => ((byte / 255 + 0.055) / 1.055) ** 2.4;
      const lit = (light: number, share: number) =>
        Math.round(255 * (1.055 * (light * share) ** (1 / 2.4) - 0.055));
      const colour = (red: number, green: number, blue: number) =>
        `rgb(${lit(red, bulb.r)} ${lit(green, bulb.g)} ${lit(blue, bulb.b)})`;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1600, 1200];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = colour(linear(sky.r), linear(sky.g), linear(sky.b));
      context.fillRect(0, 0, 1600, 900);
      context.fillStyle = colour(0.82, 0.82, 0.82);
      context.fillRect(1200, 100, 300, 400);
      context.fillStyle = '#3b2a1a';
      context.fillRect(0, 900, 1600, 300);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { sky: SKY, bulb: BULB },
  );
  return Buffer.from(data, 'base64');
}

const png = (buffer: Buffer) => ({ name: 'photo.png', mimeType: 'image/png', buffer });

/** The head of a PNG of 20 000 × 20 000 pixels. */
function hugePicture(): Buffer {
  const head = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(20_000, 16);
  head.writeUInt32BE(20_000, 20);
  return head;
}

const tinyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const stageOf = (page: Page) => page.getByRole('application').getByRole('button');

/** The whole of it, above what changes it. */
const inSight = (page: Page) => expect(stageOf(page)).toBeInViewport({ ratio: 0.95 });

async function touch(page: Page, x: number, y: number): Promise<void> {
  const box = await stageOf(page).boundingBox();
  await stageOf(page).click({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } });
}

test(
  'a photograph gives its tint and takes another on its wall, and the page sends nothing of it',
  { tag: '@quick' },
  async ({ page, visit, said, complaints }) => {
    const hears = (words: string) => expect.poll(() => said.join('\n')).toContain(words);
    await visit('/nuancier/trouver');
    const file = () => page.locator('input[type=file]:not([capture])');
    await file().waitFor({ state: 'attached' });

    await test.step('bad files get words, and the page goes on', async () => {
      for (const [buffer, words] of [
        [Buffer.from('Ceci n’est pas une photo.'), 'Ce fichier n’est pas une photo lisible ici.'],
        [tinyPicture, 'Cette image est trop petite'],
        [hugePicture(), 'Cette image est trop grande'],
      ] as const) {
        await file().setInputFiles(png(buffer));
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      }
    });

    await test.step('refused words are heard, and heard again', async () => {
      for (const wrong of ['#12', '#13', '#13']) {
        await page.getByRole('textbox', { name: 'Votre couleur' }).fill(wrong);
        await page.keyboard.press('Enter');
        await hears('Ce code hexadécimal n’est pas complet');
        said.length = 0;
      }
    });

    const photo = await madePhoto(page);
    const sent: Request[] = [];
    page.context().on('request', (request) => sent.push(request));
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    const icons = await iconsOf(page);
    const expectNothingSent = async () => {
      const leaks: string[] = [];
      for (const request of sent) if (!(await isStaticFile(request, icons))) leaks.push(summaryOf(request));
      expect(leaks, 'requests that could carry the photograph or its colour').toEqual([]);
      expect(sockets).toEqual([]);
    };

    await test.step('the white corrects the lamp: the tint comes first, by pointer and by keys', async () => {
      await file().setInputFiles(png(photo));
      await expect(stageOf(page)).toBeFocused();
      await inSight(page);
      await page.getByRole('radio', { name: 'Quelque chose de blanc' }).check();
      await touch(page, 0.5, 0.9);
      await expect(
        page.getByRole('main').getByText('trop sombre pour servir de blanc').first(),
      ).toBeVisible();
      await touch(page, 0.84, 0.25);
      await expect(page.getByText('Blanc pris en compte').first()).toBeVisible();
      await touch(page, 0.3, 0.3);
      await expect(page.getByRole('main').getByRole('list').last()).toBeVisible();
      await expect(page.locator('ol li').filter({ hasText: 'RAL 5009' })).toContainText('identique à l’œil');
      const found = new URL(page.url()).searchParams.get('couleur');
      await stageOf(page).focus();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(new RegExp(`couleur=${found ?? ''}$`));
      await expectNothingSent();
    });

    await test.step('a wall is found by touch, painted, compared and undone', async () => {
      await expectAccessibleState(page);
      await visit('/nuancier/essai?teinte=ral-3000');
      await file().waitFor({ state: 'attached' });
      await page.getByRole('textbox', { name: 'Teinte du mur' }).fill('zzzqq');
      await page.keyboard.press('Enter');
      await hears('Aucune teinte ne correspond à');
      sent.length = 0;
      await file().setInputFiles(png(photo));
      await expect(stageOf(page)).toBeFocused();
      await inSight(page);
      await hears('Photo prête.');
      await touch(page, 0.3, 0.3);
      await expect(page.getByText(/Rouge feu, \d+\s% de la photo/).first()).toBeVisible();
      await expect.poll(() => shownAt(page, 0.3, 0.3)).toBe('#AB2524');
      expect(await shownAt(page, 0.3, 0.9)).toBe('#3B2A1A');
      await stageOf(page).focus();
      await page.getByRole('slider', { name: 'Avant / après' }).fill('1');
      await page.getByRole('radio', { name: /Pinceau.*enlever/ }).check();
      await touch(page, 0.3, 0.3);
      await expect.poll(() => shownAt(page, 0.3, 0.3)).not.toBe('#AB2524');
      await page.getByRole('button', { name: 'Annuler' }).click();
      await expect.poll(() => shownAt(page, 0.3, 0.3)).toBe('#AB2524');
      await page.getByRole('button', { name: 'Plus clair' }).click();
      await expect.poll(() => shownAt(page, 0.3, 0.3)).not.toBe('#AB2524');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Enregistrer l’image' }).click();
      expect((await saved).suggestedFilename()).toBe('essai-teinte.png');
      await expectNothingSent();
    });

    await test.step('a wall that is added takes the tint in hand, also after a step was undone', async () => {
      const undo = page.getByRole('button', { name: 'Annuler' });
      await undo.click();
      await expect.poll(() => shownAt(page, 0.3, 0.3)).toBe('#AB2524');
      await undo.click();
      await hears('Mur 1, rien de peint');
      await expect(undo).toBeDisabled();
      await page.getByRole('button', { name: 'Ajouter un mur' }).click();
      await hears('Mur 2, rien de peint');
      await expect(page.getByText('Rouge feu, RAL 3000').first()).toBeVisible();
    });

    await test.step('on a phone the photograph stays in sight of what changes it', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await file().setInputFiles(png(photo));
      await expect(stageOf(page)).toBeFocused();
      await inSight(page);
      for (const press of ['Plus clair', 'Ajouter un mur', 'Enregistrer l’image']) {
        await page.getByRole('button', { name: press }).click();
        await inSight(page);
      }
      expect(complaints).toEqual([]);
    });
  },
);

/** The icons that the page names. Each may be cached for long: a browser that asks for one again learns nothing new. */
async function iconsOf(page: Page): Promise<string[]> {
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  expect(icons).not.toEqual([]);
  for (const icon of icons) {
    const answer = await page.request.get(icon);
    expect([icon, answer.headers()['cache-control']]).toEqual([icon, 'public, max-age=31536000, immutable']);
  }
  return icons;
}

/**
 * A built file that exists or an icon of the page, by its bare address and without a body: there is no place in it for a
 * picture or its colour. What the page reads from its own memory (`blob:`, `data:`) leaves no device.
 */
async function isStaticFile(request: Request, icons: readonly string[]): Promise<boolean> {
  const { protocol, origin, pathname, search } = new URL(request.url());
  if (protocol === 'blob:' || protocol === 'data:') return true;
  if (request.method() !== 'GET' || request.postDataBuffer() !== null || search !== '') return false;
  if (icons.includes(request.url())) return true;
  return origin === shopUrl() && pathname.startsWith('/assets/') && (await request.response())?.ok() === true;
}

const summaryOf = (request: Request) =>
  `${request.method()} ${request.url()} with ${request.postDataBuffer()?.length ?? 0} bytes`;

/** The colour of the painted picture at a place. Read from a copy: reading the page's own canvas would slow it down. */
function shownAt(page: Page, x: number, y: number): Promise<string> {
  return page.evaluate(
    ([across = 0, down = 0]) => {
      const canvas = [...document.querySelectorAll('canvas')].at(-1);
      const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (canvas && copy)
        copy.drawImage(canvas, canvas.width * across, canvas.height * down, 1, 1, 0, 0, 1, 1);
      const bytes = [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
      return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    },
    [x, y],
  );
}

test('without script nothing offers to keep a tint in the browser', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopUrl()}/nuancier/ral-5009`);
  await expect(page.getByRole('link', { name: 'Les produits dans cette teinte' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Garder comme ma teinte' })).toHaveCount(0);
  await context.close();
});
