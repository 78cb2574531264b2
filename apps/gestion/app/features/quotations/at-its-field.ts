import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

/** The field takes no more; what is longer was sent without it. */
export const LONGEST_LABEL = 120;

const FIELDS: Readonly<Record<string, string>> = {
  QUOTATION_LABEL: 'objet',
  QUOTATION_VALIDITY: 'validite',
  QUOTATION_DISCOUNT: 'remise',
  QUOTATION_DISCOUNT_LIMIT: 'remise',
};
/** With the line that is meant. */
const LINE_FIELDS: Readonly<Record<string, string>> = {
  QUOTATION_QUANTITY: 'quantite',
  QUOTATION_ARTICLE_GONE: 'quantite',
  QUOTATION_PRICE: 'prix',
  QUOTATION_FLOOR: 'prix',
};

/** What is wrong with a field is said there, the rest above the form. */
export function atItsField(
  refusal: FormRefused,
  lines: readonly { id: string }[],
): { faults: Record<string, string>; refusal: FormRefused | null } {
  const field = fieldOf(refusal, lines);
  return field === undefined
    ? { faults: {}, refusal }
    : { faults: { [field]: refusal.message }, refusal: null };
}

function fieldOf({ key, line: nth }: FormRefused, lines: readonly { id: string }[]): string | undefined {
  if (key === null) return undefined;
  const line = nth === undefined ? undefined : lines[nth - 1];
  const ofLine = LINE_FIELDS[key];
  return line === undefined || ofLine === undefined ? FIELDS[key] : `${ofLine}-${line.id}`;
}
