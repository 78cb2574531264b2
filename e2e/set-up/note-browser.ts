// The browser that the journeys run in, written down for the end of the run: what it does may change with its version.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const BROWSER_NOTE = path.join(import.meta.dirname, '../../.cache/browser.json');

/** Asks the program itself: « Chromium 156.0.8078.79 » and the like. */
export async function noteBrowser(program: string): Promise<void> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  const [, browser, version] = /^(\S.*?)\s+(\d+(?:\.\d+)+)/.exec(stdout) ?? [];
  if (browser === undefined)
    throw new Error(`${program} --version printed "${stdout.trim()}"; expected a name and a version`);
  await mkdir(path.dirname(BROWSER_NOTE), { recursive: true });
  await writeFile(BROWSER_NOTE, `${JSON.stringify({ browser, version })}\n`);
}
