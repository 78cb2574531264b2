// Journeys by keyboard alone, with the keys that every keyboard has.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const MOST_STEPS = 200;
/** The last ones are looked at one by one. */
const SURE_STEPS = 4;

/** Along the stops of the page, forwards or backwards, whichever is nearer. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const ahead = await target.evaluate(stopsAhead);
  const key = ahead < 0 ? 'Shift+Tab' : 'Tab';
  for (let step = SURE_STEPS; step < Math.abs(ahead); step += 1) await page.keyboard.press(key);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = await target.evaluate(whereIs);
    if (at === 'here') return;
    await page.keyboard.press(at === 'beside' ? 'ArrowDown' : key);
  }
  throw new Error(`Not reached in ${MOST_STEPS} steps: ${String(target)}`);
}

/** Runs in the page. The approximate distance: up to there the position need not be checked at each step. */
function stopsAhead(target: Element): number {
  const asked = new Set<string>();
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter((stop) => {
    if (stop === target || stop === document.activeElement) return true;
    if (stop.tabIndex < 0 || stop.matches(':disabled') || !stop.checkVisibility()) return false;
    if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return true;
    return asked.size < asked.add(stop.name).size;
  });
  const { activeElement } = document;
  const from = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const to = stops.findIndex((stop) => stop === target);
  return to - from;
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

/** Replaces the field's value. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
