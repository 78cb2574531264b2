// Mails as the development mailbox of the shop shows them, the newest first. They leave a moment after what they report.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { shopUrl } from './shop-url.ts';

/** The text of the newest mail of that kind with these words, whatever other journeys send meanwhile. */
export async function textOfMail(page: Page, kind: RegExp, words: string): Promise<string> {
  return inMailbox(page, kind, (texts) => texts.find((text) => text.includes(words)), words);
}

/** Where the button of the newest mail of that kind leads. */
export async function linkOfMail(page: Page, kind: RegExp, path: string): Promise<string> {
  const start = `${shopUrl()}${path}`;
  return inMailbox(page, kind, ([newest = '']) => linkIn(newest, start), start);
}

function linkIn(text: string, start: string): string | undefined {
  return (text.match(/https?:\S+/g) ?? []).find((address) => address.startsWith(start));
}

async function inMailbox(
  page: Page,
  kind: RegExp,
  choose: (texts: readonly string[]) => string | undefined,
  wanted: string,
): Promise<string> {
  const box = await page.context().newPage();
  let found: string | undefined;
  await expect(async () => {
    await box.goto(`${shopUrl()}/dev/mails`);
    const places = await box
      .getByRole('row', { name: kind })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
    const texts: string[] = [];
    for (const place of places) {
      await box.goto(place);
      texts.push(await box.locator('pre').innerText({ timeout: 1_000 }));
      found = choose(texts);
      if (found !== undefined) return;
    }
    throw new Error(`No mail ${String(kind)} in the mailbox holds "${wanted}"`);
  }).toPass();
  await box.close();
  return found ?? '';
}
