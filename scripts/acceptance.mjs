// Which rows of docs/acceptance.md are proven, by which tests, and which are not.
// A row is proven when a test's title names it and that test passed in the last run of `npm test`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run.mjs';

const rows = [
  ...readFileSync(path.join(projectRoot, 'docs/acceptance.md'), 'utf8').matchAll(
    /^- \*\*([A-Z]{3}-\d{2})\*\* \(§[^)]*\) (.+)$/gm,
  ),
];
const files = globSync(
  [
    'packages/**/*.test.ts',
    'apps/**/*.test.{ts,tsx}',
    'demo/**/*.test.ts',
    'bench/**/*.test.ts',
    'e2e/**/*.spec.ts',
  ],
  {
    cwd: projectRoot,
    exclude: (name) => name === 'node_modules' || name === 'build',
  },
);

// Titles open with the ids they prove: 'CFG-12 CFG-13 cookies …', among them those of security cases: 'A23 NAV-56 …'.
const titled = /['"`]((?:(?:[A-Z]{3}-|[A-Z])\d{2}\b(?:,? (?:and )?)?)+)/g;
const failing = failingTitles();
const proofs = new Map();
for (const file of files) {
  for (const [, ids] of readFileSync(path.join(projectRoot, file), 'utf8').matchAll(titled)) {
    for (const [id] of ids.matchAll(/[A-Z]{3}-\d{2}/g))
      proofs.set(id, (proofs.get(id) ?? new Set()).add(file));
  }
}

const known = new Set(rows.map(([, id]) => id));
const isProven = (id) => proofs.has(id) && !failing.some((title) => title.includes(id));
for (const [, id, text] of rows) {
  const mark = isProven(id) ? '✓' : proofs.has(id) ? '✗' : '·';
  console.log(`${mark} ${id} ${text.length > 90 ? `${text.slice(0, 89)}…` : text}`);
  for (const file of proofs.get(id) ?? []) console.log(`      ${file}`);
}
const strangers = [...proofs.keys()].filter((id) => !known.has(id));
if (strangers.length > 0)
  console.log(`\nNamed in tests but not in docs/acceptance.md: ${strangers.join(', ')}`);
const proven = rows.filter(([, id]) => isProven(id)).length;
console.log(`\n${proven} proven, ${rows.length - proven} unproven, of ${rows.length}`);

function failingTitles() {
  const unit = read('.cache/vitest.json');
  const browser = read('.cache/playwright.json');
  const fromUnit = (unit?.testResults ?? []).flatMap((file) =>
    file.assertionResults.filter((test) => test.status !== 'passed').map((test) => test.fullName),
  );
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const fromBrowser = (browser?.suites ?? [])
    .flatMap(specs)
    .filter((spec) => !spec.ok)
    .map((spec) => spec.title);
  return [...fromUnit, ...fromBrowser];
}

function read(file) {
  const full = path.join(projectRoot, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : null;
}
