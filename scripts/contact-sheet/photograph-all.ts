import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { openLooker, settled } from './looker.ts';
import type { Looker, SignedInAs } from './looker.ts';
import { panelScenes, ROLES, routeScenes } from './scenes.ts';
import type { Role, Scene } from './scenes.ts';
import { writeSheet } from './write-sheet.ts';
import type { Taken } from './write-sheet.ts';

type Shoot = {
  url: string;
  folder: string;
  themes: readonly string[];
  widths: readonly number[];
  isWanted: (name: string) => boolean;
};

type Named = Scene & { name: string; /** Nothing on its page leads to it. */ isUnlinked?: true };

const PASSWORD = 'Demo!2026';
const CHOSEN = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?couleur=blanc&conditionnement=10-l';
/** Whose cart gets a line before it is looked at. */
const BUYERS: ReadonlySet<Role> = new Set(['visitor', 'head']);
/** Two cores: two pages at a time. */
const AT_ONCE = 2;
const TALLEST = 4_000;
const WIDE = 1024;

/** How many pictures could not be taken. */
export async function photographAll(browser: Browser, shoot: Shoot): Promise<number> {
  const begun = performance.now();
  const scenes = allScenes().filter(({ name }) => shoot.isWanted(name));
  const states = await signIn(browser, shoot.url, [...new Set(scenes.map(({ role }) => role))]);
  const found = await followed(browser, shoot.url, states, scenes);
  let failed = 0;
  let count = 0;
  for (const theme of shoot.themes) {
    for (const width of shoot.widths) {
      const folder = path.join(shoot.folder, `${theme}-${width}`);
      mkdirSync(folder, { recursive: true });
      const there = found.filter(({ only }) => !only || (only === 'narrow') === width < WIDE);
      // oxlint-disable-next-line no-await-in-loop -- one sheet after the other: the machine has two cores
      const taken = await photograph(browser, { ...shoot, theme, width, folder, states }, there);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await writeSheet(browser, { file: path.join(shoot.folder, `${theme}-${width}`), theme, width, taken });
      count += taken.length;
      failed += taken.filter(({ trouble }) => trouble !== null).length;
      for (const { name, trouble } of taken)
        if (trouble) console.error(`${theme} ${width} ${name}: ${trouble}`);
    }
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${count} images en ${seconds} s, ${failed} manquantes.`);
  return failed;
}

function allScenes(): Named[] {
  const routes = Object.entries(routeScenes).flatMap(([name, scenes]) =>
    scenes.map((scene, at) => ({ ...scene, name: at === 0 ? name : `${name}-${at + 1}` })),
  );
  const panels = Object.entries(panelScenes).flatMap(([name, scene]) =>
    typeof scene === 'string' ? [] : [{ ...scene, name: `panel-${name}` }],
  );
  return [...routes, ...panels];
}

/** Each role signs in once; all its windows share the session. */
async function signIn(
  browser: Browser,
  url: string,
  roles: readonly Role[],
): Promise<ReadonlyMap<Role, SignedInAs>> {
  const states = new Map<Role, SignedInAs>();
  for (const role of roles) {
    // oxlint-disable-next-line no-await-in-loop -- passwords are dear to check: one after the other
    states.set(role, await stateOf(browser, url, role));
  }
  return states;
}

async function stateOf(browser: Browser, url: string, role: Role): Promise<SignedInAs> {
  const email = ROLES[role];
  const looker = await openLooker(browser, { url, theme: 'valbrune', width: 1440, state: undefined });
  if (email === 'register') await register(looker);
  else if (email !== null) {
    const page = await looker.open('/sign-in');
    await page.locator('main input[type="email"]').fill(email);
    await page.locator('main input[type="password"]').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/sign-in'));
  }
  if (BUYERS.has(role)) {
    const page = await looker.open(CHOSEN);
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').waitFor();
  }
  const state = await looker.context.storageState();
  await looker.close();
  return state;
}

/** A private person, new with every run. */
async function register(looker: Looker): Promise<void> {
  const page = await looker.open('/acces-espace-pro/inscription?profil=particulier');
  const fill = (name: string, text: string) => page.locator(`main [name="${name}"]`).fill(text);
  await fill('firstname', 'Camille');
  await fill('lastname', 'Dupont');
  await fill('email', `camille.dupont.${Date.now()}@demo.valbrune.example`);
  await fill('mobile', '06 39 98 00 01');
  const password = `Atelier-${randomUUID()}!`;
  await fill('newPassword', password);
  await fill('again', password);
  await page.locator('main [name="conditions"]').check();
  await page
    .locator('main form')
    .filter({ has: page.locator('[name="again"]') })
    .getByRole('button')
    .last()
    .click();
  await page.waitForURL((address) => address.pathname.startsWith('/customer'));
}

/** Scenes behind a link get the address that it leads to. */
async function followed(
  browser: Browser,
  url: string,
  states: ReadonlyMap<Role, SignedInAs>,
  scenes: readonly Named[],
): Promise<Named[]> {
  const resolved: Named[] = [];
  for (const scene of scenes) {
    // oxlint-disable-next-line no-await-in-loop -- few, and each a page of its own
    resolved.push(scene.link ? await behindLink(browser, url, states, scene) : scene);
  }
  return resolved;
}

async function behindLink(
  browser: Browser,
  url: string,
  states: ReadonlyMap<Role, SignedInAs>,
  scene: Named,
): Promise<Named> {
  const looker = await openLooker(browser, {
    url,
    theme: 'valbrune',
    width: 1440,
    state: states.get(scene.role),
  });
  const page = await looker.open(scene.path);
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await looker.close();
  const address = hrefs.find((href) => scene.link?.test(href));
  return address === undefined ? { ...scene, isUnlinked: true } : { ...scene, path: address };
}

type Window = Shoot & { theme: string; width: number; states: ReadonlyMap<Role, SignedInAs> };

async function photograph(browser: Browser, window: Window, scenes: readonly Named[]): Promise<Taken[]> {
  const lookers = new Map<Role, Looker>();
  for (const role of new Set(scenes.map((scene) => scene.role))) {
    // oxlint-disable-next-line no-await-in-loop -- a few windows
    lookers.set(role, await openLooker(browser, { ...window, state: window.states.get(role) }));
  }
  const taken: Taken[] = [];
  const line = [...scenes.entries()];
  const work = async (): Promise<void> => {
    for (let next = line.shift(); next; next = line.shift()) {
      const [at, scene] = next;
      const looker = lookers.get(scene.role);
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, on each of two lanes
      if (looker) taken[at] = await photographOne(looker, window.folder, scene);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([...lookers.values()].map((looker) => looker.close()));
  return taken;
}

async function photographOne(looker: Looker, folder: string, scene: Named): Promise<Taken> {
  const { name, role, path: address } = scene;
  const file = `${name}.jpg`;
  if (scene.isUnlinked) return { name, role, address, file, trouble: 'no link leads there' };
  const page = await looker.open(address).catch(() => null);
  if (page === null) return { name, role, address, file, trouble: 'the page did not open' };
  try {
    page.setDefaultTimeout(15_000);
    for (const step of scene.steps ?? []) {
      const before = page.url();
      // oxlint-disable-next-line no-await-in-loop -- each step opens the next
      await page.getByRole('button', { name: step }).filter({ visible: true }).first().click();
      // oxlint-disable-next-line no-await-in-loop -- the same
      await page.waitForURL((address) => address.href !== before);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await settled(page);
    }
    if (scene.act) {
      await scene.act(page);
      // The code of a panel comes when it is first opened.
      await page.getByRole('dialog').first().waitFor();
      await settled(page);
    }
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width = 0 } = page.viewportSize() ?? {};
    const whole = { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(tall, TALLEST) } };
    await page.screenshot({
      path: path.join(folder, file),
      type: 'jpeg',
      quality: 70,
      ...(scene.act ? {} : whole),
    });
    return { name, role, address, file, trouble: null };
  } catch (trouble) {
    return { name, role, address, file, trouble: String(trouble).split('\n')[0] ?? 'unknown' };
  } finally {
    await page.close();
  }
}
