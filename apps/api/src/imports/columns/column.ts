// One column of a file: what it is called, holds and means. Checks, readings, templates and documentation come from it.
import {
  readCents,
  readDay,
  readDecimal,
  readGtin,
  readList,
  readMoment,
  readObject,
  readReference,
  readWhole,
  readYesOrNo,
} from './cell-values.ts';

export type Column<Value> = {
  /** what it holds, in the documentation: « montant en euros » */
  type: string;
  /** behind « n’est pas »: « un montant en euros » */
  expected: string;
  says: string;
  example: string;
  isRequired: boolean;
  /** read as whole cents, written as euros */
  isCents?: boolean;
  /** the value of an empty cell; of a required column there is none */
  empty: Value | undefined;
  /** undefined: it cannot be read */
  read: (text: string) => Value | undefined;
};

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** A line, read. */
export type Cells<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

type Shape<Value> = Pick<Column<Value>, 'type' | 'expected' | 'read' | 'isCents'>;

/** An optional column of this shape; `needed` and `orElse` make others of it. */
function shaped<Value>(shape: Shape<Value>): (says: string, example?: string) => Column<Value | null> {
  return (says, example = '') => ({ ...shape, says, example, isRequired: false, empty: null });
}

export const text = shaped<string>({ type: 'texte', expected: 'un texte', read: (cell) => cell });

export const reference = shaped<string>({
  type: 'référence',
  expected: 'une référence\u00A0: un tableur en a perdu les chiffres',
  read: readReference,
});

/** In small letters: the shop knows no two accounts that differ in capitals alone. */
export const email = shaped<string>({
  type: 'adresse e-mail',
  expected: 'une adresse e-mail',
  read: (cell) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell) ? cell.toLowerCase() : undefined),
});

export const gtin = shaped<string>({
  type: 'code-barres (EAN)',
  expected: 'un code-barres\u00A0: sa clé est fausse ou un tableur en a perdu les chiffres',
  read: readGtin,
});

/** Euros with a comma or a point, as whole cents. */
export const amount = shaped<number>({
  type: 'montant en euros',
  expected: 'un montant en euros',
  isCents: true,
  read: (cell) => atLeastZero(readCents(cell)),
});

export const signedAmount = shaped<number>({
  type: 'montant en euros, négatif s’il y a lieu',
  expected: 'un montant en euros',
  isCents: true,
  read: readCents,
});

export const decimal = shaped<number>({
  type: 'nombre à quatre décimales au plus',
  expected: 'un nombre à quatre décimales au plus',
  read: (cell) => (/[.,]\d{5}/.test(cell) ? undefined : atLeastZero(readDecimal(cell))),
});

export const signedDecimal = shaped<number>({
  type: 'nombre, négatif s’il y a lieu',
  expected: 'un nombre à six décimales au plus',
  read: readDecimal,
});

export const whole = shaped<number>({
  type: 'nombre entier',
  expected: 'un nombre entier',
  read: (cell) => atLeastZero(readWhole(cell)),
});

export const signedWhole = shaped<number>({
  type: 'nombre entier, négatif s’il y a lieu',
  expected: 'un nombre entier',
  read: readWhole,
});

export const day = shaped<string>({
  type: 'date',
  expected: 'une date (31/12/2026 ou 2026-12-31)',
  read: readDay,
});

export const moment = shaped<string>({
  type: 'date et heure',
  expected: 'une date avec son heure (31/12/2026 08:30 ou 2026-12-31T08:30:00+01:00)',
  read: readMoment,
});

export const yesOrNo = shaped<boolean>({ type: 'oui ou non', expected: 'oui ou non', read: readYesOrNo });

export const list = shaped<readonly string[]>({
  type: 'liste, séparée par des barres «\u00A0|\u00A0»',
  expected: 'une liste',
  read: readList,
});

export const object = shaped<Readonly<Record<string, unknown>>>({
  type: 'objet JSON',
  expected: 'un objet JSON',
  read: readObject,
});

/** One of these words, capitals or not. */
export function choice<Word extends string>(
  words: readonly Word[],
): (says: string, example?: string) => Column<Word | null> {
  const named = words.map((word) => `«\u00A0${word}\u00A0»`).join(', ');
  return shaped({
    type: words.join(', '),
    expected: `un des mots ${named}`,
    read: (cell) => words.find((word) => word.toLowerCase() === cell.toLowerCase()),
  });
}

/** An empty cell is refused. */
export function needed<Value>(column: Column<Value | null>): Column<Value> {
  return { ...column, isRequired: true, empty: undefined, read: (cell) => column.read(cell) ?? undefined };
}

/** An empty cell counts as this. */
export function orElse<Value>(column: Column<Value | null>, value: Value): Column<Value> {
  return { ...column, empty: value, read: (cell) => column.read(cell) ?? undefined };
}

function atLeastZero(value: number | undefined): number | undefined {
  return value === undefined || value < 0 ? undefined : value;
}
