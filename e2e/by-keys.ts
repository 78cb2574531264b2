// The keyboard alone: nothing is reached but by the keys that anybody has.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const MOST_STEPS = 200;

/** Along the stops of the page; round its end, as a browser goes. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = await target.evaluate(whereIs);
    if (at === 'here') return;
    await page.keyboard.press(at === 'beside' ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`Not reached in ${MOST_STEPS} steps: ${String(target)}`);
}

/** Runs in the page. Radio buttons of one question are one stop: arrows move among them. */
function whereIs(element: Element): 'here' | 'beside' | 'away' {
  const { activeElement } = document;
  if (activeElement === element) return 'here';
  const radio = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
  const isBeside =
    radio !== null && activeElement instanceof HTMLInputElement && activeElement.name === radio;
  return isBeside ? 'beside' : 'away';
}

export async function press(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

export async function tick(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  if (!(await target.isChecked())) await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

/** In place of what stands in the field. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
