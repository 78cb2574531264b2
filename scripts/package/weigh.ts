// What a folder takes, part by part: what a disk sets aside, in blocks, and not only what the files hold.
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

export type Weight = { part: string; bytes: number };

const BLOCK = 512;
const MEGABYTE = 1_000_000;

export function weigh(folder: string): Weight[] {
  return readdirSync(folder)
    .flatMap((part) => (part === 'apps' || part === 'packages' ? below(folder, part) : [part]))
    .map((part) => ({ part, bytes: bytesOf(path.join(folder, part)) }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

export function bytesOf(place: string): number {
  const found = lstatSync(place);
  const own = found.blocks * BLOCK;
  if (!found.isDirectory()) return own;
  return readdirSync(place).reduce((sum, name) => sum + bytesOf(path.join(place, name)), own);
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

function below(folder: string, part: string): string[] {
  return readdirSync(path.join(folder, part)).map((name) => `${part}/${name}`);
}
