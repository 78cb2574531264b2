// The operator's command line: npm run shop -- <command>
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Abandoned } from './command.ts';
import { progressOn } from './progress.ts';
import { runShopCommand } from './run-shop-command.ts';

const projectRoot = join(import.meta.dirname, '../../..');

// `shop … | head` reads no further: what is under way is given up in order.
let isReadNoMore = false;
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isReadNoMore = true;
  });

process.exitCode = await runShopCommand(process.argv.slice(2), process.env, projectRoot, {
  print: (line) => whileRead(() => console.log(line)),
  remark: (line) => whileRead(() => console.error(line)),
  progress: progressOn(process.stdout),
  ask: process.stdin.isTTY ? ask : undefined,
});

function whileRead(say: () => void): void {
  if (isReadNoMore) throw new Abandoned();
  say();
}

/** Ctrl-C and Ctrl-D close the line: nobody answers any more. */
async function ask(question: string): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const left = once(line, 'close').then((): null => null);
  const answer = await Promise.race([line.question(question).catch((): null => null), left]);
  line.close();
  if (answer !== null) return answer.trim();
  process.stdout.write('\n');
  throw new Abandoned();
}
