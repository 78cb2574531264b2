// The Node that runs the shop: this one when it is recent enough, else the one that came with the packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run.mjs';
import { StepFailed } from './visible-step.mjs';

const LEAST_VERSION = 24;

export function nodeProgram() {
  if (majorOf(process.version) >= LEAST_VERSION) return process.execPath;
  const packaged = path.join(projectRoot, 'node_modules', '.bin', 'node');
  if (existsSync(packaged) && majorOf(answerOf(packaged)) >= LEAST_VERSION) return packaged;
  throw new StepFailed(
    `La boutique demande Node ${LEAST_VERSION} ou plus récent\u00A0; celui-ci est ${process.version}, ` +
      'et aucun n’accompagne les paquets sur ce système. Installez-le depuis https://nodejs.org, puis recommencez.',
  );
}

function answerOf(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);
}
