import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { allScenes } from './all-scenes.ts';
import type { NamedScene } from './all-scenes.ts';
import { openLooker, settled } from './looker.ts';
import type { Looker, SignedInAs } from './looker.ts';
import { linkedAddress, playScene } from './play-scene.ts';
import { signedInAs } from './signed-in-as.ts';
import type { Role } from './scenes.ts';
import { writeSheet } from './write-sheet.ts';
import type { Taken } from './write-sheet.ts';

type Named = NamedScene & { /** Nothing on its page leads to it. */ isUnlinked?: true };

type Shoot = {
  url: string;
  folder: string;
  themes: readonly string[];
  widths: readonly number[];
  isWanted: (name: string) => boolean;
};

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
      const taken = await photograph(browser, { ...shoot, theme, width, folder, states }, there);
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

/** Each role signs in once; all its windows share the session. */
async function signIn(
  browser: Browser,
  url: string,
  roles: readonly Role[],
): Promise<ReadonlyMap<Role, SignedInAs>> {
  const states = new Map<Role, SignedInAs>();
  for (const role of roles) {
    states.set(role, await signedInAs(browser, url, role));
  }
  return states;
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
  const address = await linkedAddress(await looker.open(scene.path), scene);
  await looker.close();
  return address === undefined ? { ...scene, isUnlinked: true } : { ...scene, path: address };
}

type Window = Shoot & { theme: string; width: number; states: ReadonlyMap<Role, SignedInAs> };

async function photograph(browser: Browser, window: Window, scenes: readonly Named[]): Promise<Taken[]> {
  const lookers = new Map<Role, Looker>();
  for (const role of new Set(scenes.map((scene) => scene.role))) {
    lookers.set(role, await openLooker(browser, { ...window, state: window.states.get(role) }));
  }
  const taken: Taken[] = [];
  const line = [...scenes.entries()];
  const work = async (): Promise<void> => {
    for (let next = line.shift(); next; next = line.shift()) {
      const [at, scene] = next;
      const looker = lookers.get(scene.role);
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
    await playScene(page, scene);
    await settled(page);
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
