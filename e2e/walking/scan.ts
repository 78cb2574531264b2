import type { Page } from '@playwright/test';

/** Between two signs of a scanner; told to the browser, so that a slow machine is no slow scanner. */
const EVERY_SECONDS = 0.008;
/** After the last key that a person pressed: without it that key would be the first sign of the code. */
const PAUSE_SECONDS = 0.2;

/** What a scanner sends, to whatever has the focus: the signs of the code and Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000 + PAUSE_SECONDS;
  for (const [nth, key] of [...code, 'Enter'].entries()) {
    const timestamp = start + nth * EVERY_SECONDS;
    const pressed = key === 'Enter' ? { key, code: key, windowsVirtualKeyCode: 13 } : { key };
    await keys.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      ...pressed,
      text: key === 'Enter' ? '\r' : key,
      timestamp,
    });
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed, timestamp });
  }
  await keys.detach();
}
