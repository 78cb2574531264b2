// The operator's command line: npm run shop -- <command>
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
function ask(question: string): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve, reject) => {
    line.once('close', () => {
      process.stdout.write('\n');
      reject(new Abandoned());
    });
    line.question(question).then((answer) => {
      line.removeAllListeners('close');
      line.close();
      resolve(answer.trim());
    }, reject);
  });
}
