// A capability of the API writes its own tables only: whoever else wants a row changed asks at the owner's door.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { slashedName } from '@nuancier/api/text/slashed-name.ts';
import { expect, it } from 'vitest';

const API = resolve(import.meta.dirname, '../../apps/api/src');

// A sub-account is a customer's row of the role `Subaccount`: its store names the company in every statement,
// and the customers' door would only hand the same statements on.
const SHARED: Readonly<Record<string, readonly string[]>> = { customer: ['customers', 'sub-accounts'] };

// Written outside of the API: by migrations.
const OUTSIDE = ['schema_floor'];

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]([a-z_]+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update)\s+(?:only\s+)?"?([a-z_]+)/gi,
  // The target of `upsertRows`.
  /\btable: '([a-z_]+)'/g,
];

const tables = new Set(
  globSync('database/migrations/*', { cwd: API }).flatMap((file) =>
    namesIn(read(file), [/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?([a-z_]+)/gi]),
  ),
);

const writers = writersOf(
  globSync('**/*.ts', { cwd: API })
    .map((file) => slashedName(API, resolve(API, file)))
    .filter((file) => !/[.]test[.]ts$|(?:^|\/)testing\/|^database\/migrations\//.test(file)),
);

it('finds who writes each table', () => {
  expect(tables.size).toBeGreaterThan(60);
  expect([...tables].filter((table) => !writers.has(table))).toEqual(OUTSIDE);
});

it('lets one capability alone write a table', () => {
  const shared = [...writers]
    .map(([table, folders]) => [table, [...folders].toSorted()] as const)
    .filter(([, folders]) => folders.length > 1);
  expect(Object.fromEntries(shared)).toEqual(SHARED);
});

function writersOf(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = file.split('/')[0] ?? '';
    for (const table of namesIn(withoutComments(read(file)), WRITES)) {
      if (tables.has(table)) found.set(table, (found.get(table) ?? new Set()).add(folder));
    }
  }
  return found;
}

function namesIn(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function read(file: string): string {
  return readFileSync(resolve(API, file), 'utf8');
}
