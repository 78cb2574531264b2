// Writes which classes each CSS module has, so that the name of a class that is nowhere is a type error.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classesIn } from './css-classes.ts';

const HERE = import.meta.dirname;
// The compiler looks here as if it were the storefront's own folder (rootDirs of tsconfig.json).
const TYPES = join(HERE, 'generated/css');

const sheets = globSync('app/**/*.module.css', { cwd: HERE }).toSorted();
for (const sheet of sheets)
  writeIfChanged(typesOf(sheet), declaration(readFileSync(join(HERE, sheet), 'utf8')));
removeOthers(new Set(sheets.map(typesOf)));

function typesOf(sheet: string): string {
  return join(TYPES, `${sheet}.d.ts`);
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
  for (const name of globSync('**/*.d.ts', { cwd: TYPES })) {
    const path = join(TYPES, name);
    if (!written.has(path)) rmSync(path);
  }
}
