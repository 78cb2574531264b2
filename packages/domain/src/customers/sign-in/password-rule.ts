// What a password must contain. Letters are those of every alphabet; a space counts as a symbol.

export type PasswordRule = {
  minimumLength: number;
  /** How many of the four classes must be there. */
  classes: number;
};

export type PasswordFault =
  'too-short' | 'too-long' | 'no-uppercase' | 'no-lowercase' | 'no-digit' | 'no-symbol';

/** Long enough for any sentence, short enough to bound the cost of hashing. */
export const LONGEST_PASSWORD = 256;

const classFaults = [
  ['no-uppercase', /\p{Lu}/u],
  ['no-lowercase', /\p{Ll}/u],
  ['no-digit', /\p{Nd}/u],
  ['no-symbol', /[^\p{L}\p{N}]/u],
] as const satisfies readonly (readonly [PasswordFault, RegExp])[];

/** Every fault of the password, in the order in which the rule is shown; empty when it is good. */
export function passwordFaults(password: string, { minimumLength, classes }: PasswordRule): PasswordFault[] {
  const length = [...password].length;
  const missing = classFaults.filter(([, present]) => !present.test(password)).map(([fault]) => fault);
  const enough = classFaults.length - missing.length >= classes;
  return [
    ...(length < minimumLength ? (['too-short'] as const) : []),
    ...(length > LONGEST_PASSWORD ? (['too-long'] as const) : []),
    ...(enough ? [] : missing),
  ];
}

/** The rule as the site's settings give it; what they leave out is the specification's eight and four. */
export function passwordRuleOf(settings: {
  minimum_password_length?: string | null | undefined;
  required_character_classes_number?: string | null | undefined;
}): PasswordRule {
  return {
    minimumLength: wholeNumber(settings.minimum_password_length) ?? 8,
    classes: wholeNumber(settings.required_character_classes_number) ?? classFaults.length,
  };
}

function wholeNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : null;
}
