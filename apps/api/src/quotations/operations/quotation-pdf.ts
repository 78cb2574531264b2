import type { DocumentFile } from '@nuancier/contract/api-types.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { quotationCopy } from '../quotation-copy.ts';
import { customerQuotation } from './customer-quotation.ts';

export async function quotationPdf(
  context: Pick<QuotationsContext, 'db' | 'viewer' | 'now'>,
  number: string,
): Promise<DocumentFile> {
  const { number: known, pdf_url: url } = await customerQuotation(context, number);
  if (url == null) throw new Refusal('QUOTATION_IN_PREPARATION');
  return { file_name: quotationCopy.file(known), url };
}
