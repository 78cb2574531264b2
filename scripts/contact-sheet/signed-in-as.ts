// The session of a role: signed in once, shared by all its windows.
import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { openLooker } from './looker.ts';
import type { Looker, SignedInAs } from './looker.ts';
import { ROLES } from './scenes.ts';
import type { Role } from './scenes.ts';
import { sendSignIn } from './send-sign-in.ts';

const CHOSEN = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?couleur=blanc&conditionnement=10-l';
/** Whose cart gets a line before it is looked at. */
const BUYERS: ReadonlySet<Role> = new Set(['visitor', 'buyer']);

export async function signedInAs(browser: Browser, url: string, role: Role): Promise<SignedInAs> {
  const email = ROLES[role];
  const looker = await openLooker(browser, { url, theme: 'valbrune', width: 1440, state: undefined });
  if (email === 'register') await register(looker);
  else if (email !== null) await sendSignIn(looker.context, url, email);
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
