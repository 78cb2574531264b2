// A shop from nothing, by files alone: the template of every kind is a file that goes in.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteRows } from '@nuancier/demo/rows/site/site-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSites } from '../site/operations/import-sites.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { columnsDocument, templateOf } from './describe-kind.ts';
import { describedKinds, importKinds } from './import-kinds.ts';
import { fileDesk } from './testing/file-desk.ts';
import type { FileDesk } from './testing/file-desk.ts';

let database: ClonedDatabase;
let desk: FileDesk;
beforeAll(async () => {
  database = await testDatabase('empty');
  desk = await fileDesk(() => database.db);
  await importSites(database.db, siteRows({ size: 600, today: DEMO_DAY }));
});
afterAll(async () => {
  await desk.close();
  await database.close();
});

describe.each(importKinds)('$name', (kind) => {
  it('takes its own template, explanations above and examples below, and changes nothing the second time', async () => {
    const first = await desk.give(kind, templateOf(kind));
    expect(first.refusals).toEqual([]);
    expect(first).toMatchObject({ outcome: 'written', refused: 0 });
    expect(first.added + first.changed).toBeGreaterThan(0);
    const again = await desk.give(kind, templateOf(kind));
    expect(again).toMatchObject({ outcome: 'written', added: 0, changed: 0, removed: 0, refused: 0 });
  });

  it('takes the same as JSON Lines, by the same names', async () => {
    const lines = jsonLinesOf(
      templateOf(kind),
      kind.lineColumns === null ? [] : Object.keys(kind.lineColumns),
    );
    const told = await desk.give(kind, lines, { name: 'fichier.jsonl' });
    expect(told.refusals).toEqual([]);
    expect(told).toMatchObject({ outcome: 'written', added: 0, changed: 0, refused: 0 });
  });

  it('refuses an empty file and a column it does not know', async () => {
    expect((await desk.give(kind, '')).refusals).toMatchObject([{ reason: 'Le fichier est vide.' }]);
    const told = await desk.give(kind, 'banane\n1\n');
    expect(told.refusals.map(({ reason }) => reason)).toContain(
      'La colonne «\u00A0banane\u00A0» est inconnue.',
    );
  });
});

it('docs/import-columns.md says every column (node scripts/import-columns.ts writes it)', async () => {
  const written = await readFile(join(import.meta.dirname, '../../../../docs/import-columns.md'), 'utf8');
  expect(written).toBe(columnsDocument(describedKinds));
});

it('a template explains every column that it names', () => {
  for (const kind of describedKinds)
    for (const [name, { says }] of Object.entries({ ...kind.columns, ...kind.lineColumns })) {
      expect(says, `${kind.name}: ${name}`).not.toBe('');
      expect(templateOf(kind)).toContain(`# ${name}\u00A0: ${says}`.replaceAll('"', '""'));
    }
});

function jsonLinesOf(template: string, ofLines: readonly string[]): string {
  const [header = '', ...rows] = template
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .filter((line) => !/^"?#/.test(line));
  const names = header.split(';');
  return rows
    .map((row) => Object.fromEntries(cellsOf(row).map((cell, at) => [names[at] ?? '', cell])))
    .map((cells) => {
      if (ofLines.length === 0) return JSON.stringify(cells);
      const isOfLine = ([name]: [string, unknown]) => ofLines.includes(name);
      const entries = Object.entries(cells);
      const head = Object.fromEntries(entries.filter((entry) => !isOfLine(entry)));
      return JSON.stringify({ ...head, lignes: [Object.fromEntries(entries.filter(isOfLine))] });
    })
    .join('\n');
}

/** As the templates quote them. */
function cellsOf(row: string): string[] {
  return [...row.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  );
}
