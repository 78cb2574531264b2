import { spawnSync } from 'node:child_process';
import { npmProgram } from '../programs/npm-program.mjs';

export function npmCommand(args: readonly string[], cwd: string): { status: number | null; output: string } {
  const { program, before, shell } = npmProgram();
  const ended = spawnSync(program, [...before, ...args], {
    cwd,
    encoding: 'utf8',
    env: withoutCaller(process.env),
    maxBuffer: 256 * 1024 * 1024,
    shell,
  });
  return { status: ended.status, output: `${ended.stdout ?? ''}${ended.stderr ?? ''}${ended.error ?? ''}` };
}

/** What `npm run` told this process of the folder it was called in would be taken for settings of the other one. */
function withoutCaller(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(config_local_prefix|package_|lifecycle_)/.test(name)),
  );
}
