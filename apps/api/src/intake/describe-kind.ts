// What is said of a kind of file: the template a merchant fills in, and the page that documents every column.
import type { Column, Columns } from '../imports/columns/column.ts';
import { quoted } from '../imports/files/reject-file.ts';
import type { ImportKind } from '../imports/import-kind.ts';

/** A table with its explanations above the header, where reading passes over them, and examples below. */
export function templateOf(kind: ImportKind): string {
  const columns = Object.entries(allColumns(kind));
  const remarks = [
    `# ${kind.title}. ${kind.says}`,
    ...columns.map(([name, column]) => `# ${name}\u00A0: ${remark(column)}`),
  ];
  const rows = [
    columns.map(([name]) => name),
    ...(kind.examples ?? [{}]).map((own) => columns.map(([name, column]) => own[name] ?? column.example)),
  ];
  // The mark tells Excel its letters.
  return `\uFEFF${[...remarks.map(quoted), ...rows.map((row) => row.map(quoted).join(';'))].join('\r\n')}\r\n`;
}

function remark({ type, isRequired, says }: Column<unknown>): string {
  return `${says} (${type}${isRequired ? ', obligatoire' : ''})`;
}

export function allColumns({ columns, lineColumns }: ImportKind): Columns {
  return { ...columns, ...lineColumns };
}

/** docs/import-columns.md: every column of every kind. */
export function columnsDocument(kinds: readonly ImportKind[]): string {
  return [
    '# Every column of every file',
    '',
    'Written by `node scripts/import-columns.ts` from the descriptions that also check and read the files (`apps/api/src/intake/kinds`). `npm run shop -- import template KIND` writes a file to fill in.',
    '',
    ...kinds.flatMap(section),
  ].join('\n');
}

function section(kind: ImportKind): string[] {
  const { name, title, says, lineColumns, columns, key, withdraw, standing } = kind;
  return [
    `## ${name}`,
    '',
    `${title}. ${says}`,
    '',
    ...(key.length === 0 ? [] : [`Clé\u00A0: ${key.map((one) => `\`${one}\``).join(', ')}.`, '']),
    ...(withdraw === null ? [] : ['`--full` retire ce qu’aucune ligne ne nomme.', '']),
    ...(standing === null
      ? []
      : [
          'Une colonne absente laisse ce qui est déjà dans la boutique\u00A0; une cellule vide l’efface.',
          '',
        ]),
    ...table(columns),
    ...(lineColumns === null
      ? []
      : ['Par ligne du document (objets de `lignes` en JSON Lines)\u00A0:', '', ...table(lineColumns)]),
  ];
}

function table(columns: Columns): string[] {
  return [
    '| Colonne | Contenu | Obligatoire | Exemple | Sens |',
    '| --- | --- | --- | --- | --- |',
    ...Object.entries(columns).map(
      ([name, { type, isRequired, example, says }]) =>
        `| \`${name}\` | ${cell(type)} | ${isRequired ? 'oui' : ''} | ${cell(example)} | ${cell(says)} |`,
    ),
    '',
  ];
}

const cell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\r\n]+/g, ' ');
