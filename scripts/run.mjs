// Runs a tool of the project, or `node` itself, and returns its outcome.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolEntry } from './programs/tool-entry.mjs';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(projectRoot, 'node_modules', '.bin');

/** Output is kept and returned; with `show` it also goes to the terminal as it comes. */
export function run(tool, args, { show = false, env = {}, cwd = projectRoot } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const before = tool === 'node' ? [] : [toolEntry(tool, projectRoot)];
    const child = spawn(process.execPath, [...before, ...args], {
      cwd,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: String(error), seconds: 0 }));
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: (Date.now() - started) / 1000 }));
  });
}
