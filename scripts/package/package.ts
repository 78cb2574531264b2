// The production folder: built pages, our sources and the packages they need while they run, and nothing else.
// It is what an image holds and what a service manager starts; Node 24 and PostgreSQL come from elsewhere.
// usage: npm run package -- [--to dist/nuancier] [--cpu x64|arm64] [--libc glibc|musl]
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copySources } from './copy-sources.ts';
import { npmCommand } from './npm-command.ts';
import { troubleStartingFrom } from './starts-from.ts';
import { trimPackages } from './trim-packages.ts';
import { inMegabytes, weigh } from './weigh.ts';
import { writeManifests } from './write-manifests.ts';

const MOST_BYTES = 350_000_000;

const root = path.join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: path.join('dist', 'nuancier') },
    cpu: { type: 'string' },
    libc: { type: 'string' },
  },
});
const target = path.resolve(root, values.to);
// npm links our own packages by whole addresses there, which the copied folder would not hold.
if (process.platform === 'win32') {
  console.error('Le dossier de production se fait sous Linux, macOS ou WSL.');
  process.exit(1);
}
const isForHere = values.cpu === undefined && values.libc === undefined;

// Made and tried where no packages stand in a folder above.
const folder = mkdtempSync(path.join(tmpdir(), 'nuancier-'));
try {
  copySources(root, folder);
  writeManifests(root, folder);
  install();
  trimPackages(path.join(folder, 'node_modules'));
  const problem = (isForHere ? troubleStartingFrom(folder) : undefined) ?? weighed();
  if (problem !== undefined) throw new Error(problem);
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true, verbatimSymlinks: true });
  console.log(`Prêt\u00A0: ${path.relative(root, target)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function install(): void {
  // The lockfile's integrity is checked by npm; no script of a package runs.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (values.cpu) args.push('--os=linux', `--cpu=${values.cpu}`, `--libc=${values.libc ?? 'glibc'}`);
  const { status, output } = npmCommand(args, folder);
  if (status !== 0) throw new Error(output);
}

function weighed(): string | undefined {
  const parts = weigh(folder);
  const node = statSync(process.execPath).size;
  const total = parts.reduce((sum, part) => sum + part.bytes, node);
  for (const { part, bytes } of parts) console.log(`${inMegabytes(bytes).padStart(10)}  ${part}`);
  console.log(
    `${inMegabytes(node).padStart(10)}  Node ${process.version}, à fournir par l’image ou la machine`,
  );
  console.log(`${inMegabytes(total).padStart(10)}  en tout, de ${inMegabytes(MOST_BYTES)} admis`);
  return total > MOST_BYTES ? 'Le dossier de production est trop lourd.' : undefined;
}
