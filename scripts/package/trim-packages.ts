// Takes out of the packages what no program reads while the shop runs: declarations for compilers, maps for debuggers.
// Licences and notices stay.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const UNREAD = /[.](d[.][cm]?ts|map)$/;

export function trimPackages(modules: string): void {
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isUnread(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
}

export function isUnread(file: string): boolean {
  return UNREAD.test(file);
}
