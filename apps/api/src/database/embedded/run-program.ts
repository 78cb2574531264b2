import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

export type ProgramEnd = { code: number | null; output: string };
type RunOptions = {
  user: ServerUser;
  cwd: string;
  /** The program leaves a server behind that may hold our pipes: wait for its own end only. */
  leavesServer?: boolean;
};

/** Runs one of PostgreSQL's programs as the server's user. A program that cannot start at all has code null. */
export function runProgram(file: string, args: string[], options: RunOptions): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...options.user,
    });
    let output = '';
    const note = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on(options.leavesServer === true ? 'exit' : 'close', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, output: output.trim() });
    });
  });
}

/** The last five move the clock of a test run, which server and shop have to share. */
const INHERITED = new Set([
  'PATH',
  'SystemRoot',
  'LD_PRELOAD',
  'FAKETIME',
  'FAKETIME_DONT_FAKE_MONOTONIC',
  'DONT_FAKE_MONOTONIC',
  'NO_FAKE_STAT',
]);

// PGDATA, PGPORT and friends of the operator's shell must not reach a server that is ours alone.
function bareEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.has(name));
  return { LC_ALL: 'C', ...Object.fromEntries(inherited) };
}
