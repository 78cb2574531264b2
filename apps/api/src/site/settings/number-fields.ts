// Settings that are numbers, amounts and hours, typed as one writes them in French.
import type { SiteSettings } from '../site-settings.ts';
import type { NamesOf, SettingField, Words } from './setting-field.ts';

type Bounds = { least: number; most: number; unit?: string };

export function whole(name: NamesOf<number>, words: Words, bounds: Bounds): SettingField {
  return numbered(name, words, bounds, {
    wants: `Saisissez un nombre entier, ${between(bounds)}.`,
    pattern: /^\d{1,9}$/,
    read: ({ [name]: value }) => String(value),
    write: (value) => ({ [name]: value }),
  });
}

/** Magento serves some numbers as texts. */
export function wholeText(
  name: 'minimum_password_length' | 'required_character_classes_number',
  words: Words,
  bounds: Bounds,
): SettingField {
  return numbered(name, words, bounds, {
    wants: `Saisissez un nombre entier, ${between(bounds)}.`,
    pattern: /^\d{1,9}$/,
    read: ({ [name]: value }) => value,
    write: (value) => ({ [name]: String(value) }),
  });
}

export function decimal(name: NamesOf<number>, words: Words, bounds: Bounds): SettingField {
  return numbered(name, words, bounds, {
    wants: `Saisissez un nombre, ${between(bounds)}.`,
    pattern: /^\d{1,9}(?:[.,]\d{1,3})?$/,
    read: ({ [name]: value }) => String(value).replace('.', ','),
    write: (value) => ({ [name]: value }),
  });
}

const MOST_EUROS = 100_000;

/** Kept in cents; `never`: what an empty field means. */
export function euros(name: NamesOf<number | null>, words: Words, never?: null): SettingField {
  const field = numbered(
    name,
    words,
    { least: 0, most: MOST_EUROS, unit: '€ HT' },
    {
      wants: 'Saisissez un montant en euros, par exemple 29,00.',
      pattern: /^\d{1,6}(?:[.,]\d{1,2})?$/,
      read: ({ [name]: cents }) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')),
      write: (value) => ({ [name]: Math.round(value * 100) }),
    },
  );
  if (never === undefined) return field;
  return {
    ...field,
    isOptional: true,
    write: (typed, site) => (typed.trim() === '' ? { settings: { [name]: null } } : field.write(typed, site)),
  };
}

type Typing = {
  wants: string;
  pattern: RegExp;
  read: (settings: SiteSettings) => string;
  write: (value: number) => Record<string, unknown>;
};

function numbered(
  name: string,
  words: Words,
  { least, most, unit }: Bounds,
  { wants, pattern, read, write }: Typing,
): SettingField {
  return {
    name,
    ...words,
    input: 'number',
    unit: unit ?? null,
    choices: [],
    isOptional: false,
    wants,
    read: ({ settings }) => read(settings),
    write: (typed) => {
      const text = typed.replaceAll(/[\s\u00A0\u202F]/g, '');
      const value = Number(text.replace(',', '.'));
      return pattern.test(text) && value >= least && value <= most ? { settings: write(value) } : null;
    },
  };
}

function between({ least, most }: Bounds): string {
  return `de ${least.toLocaleString('fr-FR')} à ${most.toLocaleString('fr-FR')}`;
}
