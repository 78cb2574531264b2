// What is pressed on a page until the screen or the panel of a scene is there.
import type { Page } from '@playwright/test';
import type { Scene } from './scenes.ts';

export async function playScene(page: Page, scene: Scene): Promise<void> {
  page.setDefaultTimeout(15_000);
  for (const step of scene.steps ?? []) {
    const before = page.url();
    await page.getByRole('button', { name: step }).filter({ visible: true }).first().click();
    await page.waitForURL((address) => address.href !== before);
  }
  if (!scene.act) return;
  await scene.act(page);
  // The code of a panel comes when it is first opened.
  await page
    .getByRole(scene.shows ?? 'dialog')
    .first()
    .waitFor();
}

/** The address of the link that leads to a scene. */
export async function linkedAddress(page: Page, scene: Scene): Promise<string | undefined> {
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.find((href) => scene.link?.test(href));
}
