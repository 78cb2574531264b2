// Settings that are texts.
import { isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import type { SiteSettings } from '../site-settings.ts';
import type {
  Choice,
  NamedThing,
  NamesOf,
  PictureCut,
  SettingField,
  SettingInput,
  SitePatch,
  Words,
} from './setting-field.ts';

export const LONGEST_TEXT = 2_000;

/** Which texts are taken; every one by default. */
export type TextRule = {
  input?: SettingInput;
  isOptional?: boolean;
  names?: NamedThing;
  cut?: PictureCut;
  asksPassword?: boolean;
  /** as it is kept, however it was typed */
  tidy?: (text: string) => string;
  fits?: (text: string) => boolean;
  wants?: string;
};

export function text(name: NamesOf<string>, words: Words, rule: TextRule = {}): SettingField {
  return typed(
    name,
    words,
    rule,
    ({ [name]: value }) => value,
    (value) => ({ [name]: value }),
  );
}

/** A part of what the site tells of its seller. */
export function sellerText(
  part: Exclude<keyof NonNullable<SiteSettings['seller']>, 'street'>,
  words: Words,
  rule: TextRule & { isNullable?: boolean } = {},
): SettingField {
  return typed(
    `seller.${part}`,
    words,
    rule,
    ({ seller }) => seller?.[part] ?? '',
    (value, { seller }) => ({
      seller: { ...NO_SELLER, ...seller, [part]: value === '' && rule.isNullable ? null : value },
    }),
  );
}

/** Several lines of one value. */
export function lines(
  name: string,
  words: Words,
  of: {
    read: (settings: SiteSettings) => readonly string[];
    write: (lines: string[], settings: SiteSettings) => Record<string, unknown>;
    isOptional?: boolean;
    fits?: (line: string) => boolean;
    wants: string;
  },
): SettingField {
  const fits = of.fits ?? (() => true);
  return typed(
    name,
    words,
    {
      input: 'lines',
      isOptional: of.isOptional ?? false,
      fits: (value) => linesOf(value).every((line) => fits(line)),
      wants: of.wants,
    },
    (settings) => of.read(settings).join('\n'),
    (value, settings) => of.write(linesOf(value), settings),
  );
}

export function choice(name: NamesOf<string>, words: Words, choices: readonly Choice[]): SettingField {
  const field = text(name, words, {
    input: 'choice',
    fits: (value) => choices.some((one) => one.value === value),
    wants: 'Choisissez l’une des valeurs proposées.',
  });
  return { ...field, choices };
}

const YES_OR_NO = [
  { value: '1', label: 'Oui' },
  { value: '0', label: 'Non' },
];

export const yesOrNo = (name: NamesOf<'0' | '1'>, words: Words): SettingField =>
  choice(name, words, YES_OR_NO);

export const EMAIL = {
  input: 'email',
  fits: isEmail,
  wants: 'Saisissez une adresse e-mail, par exemple contact@votre-enseigne.fr.',
} as const;

/** A page of the shop or of another site. */
export const LINK = {
  fits: (value: string) => isPath(value) || isWebAddress(value),
  wants: 'Saisissez un chemin de la boutique (/contactez-nous) ou une adresse https://.',
} as const;

/** A picture as the shop's media store names it: nothing else is shown. */
export const picture = (cut: PictureCut): TextRule => ({
  input: 'picture',
  isOptional: true,
  names: 'picture',
  cut,
  fits: (value: string) => /^\w[\w/-]*\.(?:avif|jpe?g|png|svg|webp)$/i.test(value),
  wants: 'Choisissez l’une des images de la boutique.',
});

/** « FR76 3000 6000 … » as it stands on paper. */
export const withoutSpaces = (value: string): string =>
  value.replaceAll(/[\s\u00A0\u202F.]/g, '').toUpperCase();

const NO_SELLER = {
  name: '',
  siren: '',
  vat_number: null,
  street: [],
  postcode: '',
  city: '',
  phone: null,
  email: null,
};

function typed(
  name: string,
  words: Words,
  rule: TextRule,
  readOf: (settings: SiteSettings) => string,
  patchOf: (value: string, settings: SiteSettings) => Record<string, unknown>,
): SettingField {
  const { input = 'text', isOptional = false, fits = () => true, tidy = (text: string) => text } = rule;
  return {
    name,
    ...words,
    input,
    unit: null,
    choices: [],
    isOptional,
    names: rule.names,
    cut: rule.cut,
    asksPassword: rule.asksPassword,
    wants: rule.wants ?? 'Ce champ est obligatoire.',
    read: ({ settings }) => readOf(settings),
    write: (given, { settings }): SitePatch | null => {
      const value = tidy(given.replaceAll('\r\n', '\n').trim());
      const isFit = value === '' ? isOptional : value.length <= LONGEST_TEXT && fits(value);
      return isFit ? { settings: patchOf(value, settings) } : null;
    },
  };
}

export function linesOf(value: string): string[] {
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isPath(value: string): boolean {
  return /^\/(?![/\\])\S*$/.test(value);
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol) && !/\s/.test(value);
}
