import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const MOST_SHIFT = 0.01;

/** Nothing has moved under the reader since the page began. */
export async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(layoutShifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MOST_SHIFT);
}

/** What the browser noted since the page began. */
function layoutShifts(): Promise<number[]> {
  return new Promise((resolve) => {
    const noted: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') noted.push(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(noted), 200);
  });
}
