// What the forms of a quotation's own page ask for. Whatever button is pressed, all that was typed is kept first, or
// nothing of it.
import {
  ChangeQuotationDocument,
  PutQuotationInCartDocument,
  ReviseQuotationDocument,
} from '../../../generated/documents.ts';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms.server.ts';
import { quotationCopy as copy } from '../../features/quotations/quotation-copy.ts';
import { readBasisPoints, readCents, readCount } from '../../features/office/read-figures.ts';

export type Acted = { to: string } | { faults: Record<string, string> };

export async function actedOnQuotation(
  backend: Backend,
  quotation: WrittenQuotationFragment,
  form: FormData,
): Promise<Acted> {
  const { number } = quotation;
  switch (formText(form, 'intent')) {
    case 'version': {
      const { reviseQuotation } = await backend.ask(ReviseQuotationDocument, { number }, keyed(form));
      return { to: told(reviseQuotation.number, 'version') };
    }
    case 'panier':
      await backend.ask(PutQuotationInCartDocument, { number }, keyed(form));
      return { to: told(number, 'panier') };
    case 'article':
      return saved(backend, quotation, form, paths.quotationArticle(number));
    case 'libre':
      return saved(backend, quotation, form, paths.quotationFreeLine(number));
    case 'envoyer':
      return saved(backend, quotation, form, paths.sendingQuotation(number));
    default:
      return saved(backend, quotation, form, null);
  }
}

/** `next`: where one goes from here; null: back to the page. */
async function saved(
  { ask }: Backend,
  quotation: WrittenQuotationFragment,
  form: FormData,
  next: string | null,
): Promise<Acted> {
  const { number } = quotation;
  const lines = quotation.lines.map((line) => typedLine(line, form));
  const percent = formText(form, 'remise');
  const basisPoints = percent === '' ? null : readBasisPoints(percent);
  const isBadPercent = basisPoints === null && (percent !== '' || formText(form, 'intent') === 'remise');
  const faults = Object.fromEntries([
    ...lines.flatMap(({ id, name, quantity, isBadPrice }) => [
      ...(quantity === null ? [[`quantite-${id}`, copy.badQuantity(name)]] : []),
      ...(isBadPrice ? [[`prix-${id}`, copy.badPrice(name)]] : []),
    ]),
    ...(isBadPercent ? [['remise', copy.give.bad]] : []),
  ]);
  if (Object.keys(faults).length > 0) return { faults };
  await ask(
    ChangeQuotationDocument,
    {
      number,
      revision: readCount(formText(form, 'revision')) ?? quotation.revision,
      label: formText(form, 'objet') || null,
      validUntil: formText(form, 'validite'),
      lines: lines.map(({ id, quantity, unit }) => ({ id, quantity: quantity ?? 0, unit_ht_cents: unit })),
      basisPoints,
    },
    keyed(form),
  );
  return { to: next ?? told(number, basisPoints === null ? 'enregistre' : 'remise') };
}

function told(number: string, done: keyof typeof copy.done): string {
  return `${paths.quotation(number)}?fait=${done}`;
}

function keyed(form: FormData): { idempotencyKey?: string } {
  const key = formText(form, 'cle');
  return key === '' ? {} : { idempotencyKey: key };
}

/** A line that the form did not show stays as it is. */
function typedLine(line: WrittenQuotationFragment['lines'][number], form: FormData) {
  const { id, name } = line;
  if (!form.has(`quantite-${id}`))
    return { id, name, quantity: line.quantity, unit: line.unit_ht_cents, isBadPrice: false };
  const price = formText(form, `prix-${id}`);
  const unit = price === '' ? null : readCents(price);
  const quantity = readCount(formText(form, `quantite-${id}`));
  return { id, name, quantity, unit, isBadPrice: price !== '' && unit === null };
}
