// Runs a long command under one line that counts the seconds; its output is shown only when it fails.
import { spawn } from 'node:child_process';

/** Something the reader can mend: shown without a trace. */
export class StepFailed extends Error {}

export async function visibleStep(text, command, args, { cwd, env = {}, shell = false }) {
  const line = countingLine(text);
  const { code, output } = await runQuietly(command, args, {
    cwd,
    env: { ...process.env, ...env },
    shell,
  });
  line.end(code === 0);
  if (code !== 0)
    throw new StepFailed(
      `${output.trim()}\n\n«\u00A0${text}\u00A0» a échoué (${[command, ...args].join(' ')}).`,
    );
}

function runQuietly(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function countingLine(text) {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const draw = () =>
    process.stdout.write(isTerminal ? `\r${text}… ${seconds()} s` : `${text}… ${seconds()} s\n`);
  process.stdout.write(isTerminal ? `${text}…` : `${text}…\n`);
  const timer = setInterval(draw, isTerminal ? 1000 : 15_000);
  return {
    end(ok) {
      clearInterval(timer);
      process.stdout.write(
        `${isTerminal ? '\r' : ''}${text}\u00A0: ${ok ? 'fait' : 'échec'} (${seconds()} s)\n`,
      );
    },
  };
}
