// What the forms of a quotation's own page ask for.
import {
  ChangeQuotationDocument,
  DiscountQuotationDocument,
  PutQuotationInCartDocument,
  ReviseQuotationDocument,
} from '../../../generated/documents.ts';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms.server.ts';
import { quotationCopy as copy } from '../../features/quotations/quotation-copy.ts';
import { readBasisPoints, readCents, readCount } from '../../features/office/read-figures.ts';

export type Acted =
  { done: keyof typeof copy.done; number: string } | { faults: Record<string, string> } | { message: string };

export async function actedOnQuotation(
  { ask }: Backend,
  quotation: WrittenQuotationFragment,
  form: FormData,
): Promise<Acted> {
  const { number } = quotation;
  const revision = readCount(formText(form, 'revision')) ?? quotation.revision;
  const key = formText(form, 'cle');
  const options = key === '' ? {} : { idempotencyKey: key };
  switch (formText(form, 'intent')) {
    case 'remise': {
      const basisPoints = readBasisPoints(formText(form, 'remise'));
      if (basisPoints === null) return { faults: { remise: copy.give.bad } };
      await ask(DiscountQuotationDocument, { number, revision, basisPoints });
      return { done: 'remise', number };
    }
    case 'version': {
      const { reviseQuotation } = await ask(ReviseQuotationDocument, { number }, options);
      return { done: 'version', number: reviseQuotation.number };
    }
    case 'panier':
      await ask(PutQuotationInCartDocument, { number }, options);
      return { done: 'panier', number };
    default: {
      const lines = quotation.lines.map((line) => typedLine(line, form));
      const bad = lines.find((line) => line.quantity === null || line.isBadPrice);
      if (bad !== undefined) return { message: copy.badFigures(bad.name) };
      await ask(ChangeQuotationDocument, {
        number,
        revision,
        label: formText(form, 'objet') || null,
        validUntil: formText(form, 'validite'),
        lines: lines.map(({ id, quantity, unit }) => ({
          id,
          quantity: quantity ?? 0,
          unit_ht_cents: unit,
        })),
      });
      return { done: 'enregistre', number };
    }
  }
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
