// The operator's command line: npm run shop -- <command>
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { progressOn } from './progress.ts';
import { runShopCommand } from './run-shop-command.ts';

const projectRoot = join(import.meta.dirname, '../../..');

process.exitCode = await runShopCommand(process.argv.slice(2), process.env, projectRoot, {
  print: (line) => console.log(line),
  remark: (line) => console.error(line),
  progress: progressOn(process.stdout),
  ask: process.stdin.isTTY ? ask : undefined,
});

async function ask(question: string): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await line.question(question);
  line.close();
  return answer.trim();
}
