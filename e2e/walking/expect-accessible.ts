// What axe finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

// The builder sends its whole source before each look, twice: smaller, and once in each document, it costs a quarter less.
const nextToBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const AXE = readFileSync(nextToBuilder.resolve('axe-core/axe.min.js'), 'utf8');
const IS_THERE = 'void 0';

/**
 * Every violation with its elements, with `target-size` on (axe leaves it out by default). The only frames hold pages of
 * the shop, which are looked at on their own, so the faster legacy mode will do.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // What is still fading in has other colours than what is read.
  const isThere = await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    );
    return 'axe' in window;
  });
  if (!isThere) await page.evaluate(AXE);
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page, axeSource: hasFrames ? AXE : IS_THERE })
    // What is in order is not told: of a long list that costs more than the check itself.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/**
 * For a state that only a journey reaches: an error, an open panel, a screen behind a form. Screens that an address leads
 * to are crawled. A journey that runs at both widths looks at it at the desk.
 */
export async function expectAccessibleState(page: Page): Promise<void> {
  const { project, tags } = test.info();
  if (project.name.startsWith('phone') && !tags.includes('@phone')) return;
  expect(await accessibilityFaults(page)).toEqual([]);
}
