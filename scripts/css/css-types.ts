// Writes which classes each CSS module has, so that the name of a class that is nowhere is a type error.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { classesIn } from './css-classes.ts';

const HOUSE = join(import.meta.dirname, '../..');
// The compiler looks here as if it were the workspace's own folder (rootDirs of its tsconfig.json).
const TYPES = 'generated/css';

// The pieces that front ends share, and each front end's own.
const sheets = ['packages/*/src', 'apps/*/app'].flatMap((sources) =>
  globSync(`${sources}/**/*.module.css`, { cwd: HOUSE }),
);
for (const sheet of sheets)
  writeIfChanged(typesOf(sheet), declaration(readFileSync(join(HOUSE, sheet), 'utf8')));
removeOthers(new Set(sheets.map(typesOf)));

/** `apps/storefront/app/…` -> `apps/storefront/generated/css/app/…` */
function typesOf(sheet: string): string {
  const [kind = '', workspace = '', ...inside] = sheet.split(sep);
  return join(HOUSE, kind, workspace, TYPES, `${join(...inside)}.d.ts`);
}

function declaration(css: string): string {
  const fields = classesIn(css).map((name) => `  readonly '${name}': string;\n`);
  return `declare const styles: {\n${fields.join('')}};\nexport default styles;\n`;
}

// Untouched files keep their date, so that editors stay quiet.
function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function removeOthers(written: ReadonlySet<string>): void {
  for (const name of globSync(`{packages,apps}/*/${TYPES}/**/*.d.ts`, { cwd: HOUSE })) {
    const path = join(HOUSE, name);
    if (!written.has(path)) rmSync(path);
  }
}
