// What a test run opened, for the report at its end: a file of one line each, which any of its processes may append to.
import { appendFileSync } from 'node:fs';

/** Does nothing outside of a test run that reports (a single file by its name, an editor). */
export function countOpened(thing: 'database' | 'shop' | 'page', times = 1): void {
  const file = process.env['TEST_OPENED'];
  if (file !== undefined) appendFileSync(file, `${thing}\n`.repeat(times));
}
