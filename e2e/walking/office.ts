// Ways through the back office that its journeys share: the door, and which screen an address is.
import type { BrowserContext, Page } from '@playwright/test';
import routes from '../../apps/gestion/app/routes.ts';
import { shopUrl } from './fixtures.ts';

type Entry = { path?: string; file: string; children?: Entry[] };
export type Screen = { path: string; fits: RegExp; fixed: number };

/**
 * Somebody of the team, by the first half of their address, is in afterwards. The door itself is looked at by journeys of
 * its own.
 */
export async function enterOffice(context: BrowserContext, name: string): Promise<void> {
  const email = `${name}@equipe.valbrune.example`;
  await sendForm({ context: () => context }, '/gestion/entrer', { email, password: 'Gestion!2026' });
  await sendForm({ context: () => context }, '/gestion/entrer/code', { code: '000000' });
}

type Value = string | { name: string; mimeType: string; buffer: Buffer };

/** As the form of a page sends it, with the session of the browser; where it leads then. */
export async function sendForm(
  page: Pick<Page, 'context'>,
  path: string,
  fields: Record<string, Value>,
): Promise<string> {
  const answer = await page.context().request.post(`${shopUrl()}${path}`, {
    multipart: fields,
    headers: { origin: shopUrl() },
    maxRedirects: 0,
  });
  if (answer.status() >= 400) throw new Error(`${path} was refused: ${answer.status()}`);
  return answer.headers()['location'] ?? path;
}

/** Every page of the back office, by its pattern. */
export async function officeScreens(): Promise<Screen[]> {
  return screensOf(await routes);
}

function screensOf(entries: readonly Entry[]): Screen[] {
  return entries.flatMap(({ path, file, children }) => {
    if (children) return screensOf(children);
    if (path === undefined || path === '*' || !file.endsWith('.tsx')) return [];
    const parts = path.split('/');
    const fits = new RegExp(
      `^/gestion/${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/')}$`,
    );
    return [{ path, fits, fixed: parts.filter((part) => !part.startsWith(':')).length }];
  });
}

/** As the router chooses: what is fixed goes before what may be anything. Nothing where the address is no page. */
export function patternOf(screens: readonly Screen[], address: string): string | undefined {
  const { pathname } = new URL(address, shopUrl());
  const found = screens.filter(({ fits }) => fits.test(pathname));
  return found.toSorted((one, other) => other.fixed - one.fixed)[0]?.path;
}

/** Where links lead within the office, each address once. */
export async function officeLinks(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/gestion"]:not([download])')].map(
      ({ pathname, search }) => pathname + search,
    ),
  );
  return [...new Set(found)].filter(
    (path) => !path.startsWith('/gestion/fichiers') && !path.includes('.csv'),
  );
}
