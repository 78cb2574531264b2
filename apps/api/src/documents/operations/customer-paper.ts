import type { CustomerPaperKind } from '@nuancier/contract/api-types.ts';
import { isPaperNumber } from '@nuancier/domain/invoices/paper-number.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { customerPapers } from '../customer-papers/customer-papers.ts';
import type { Reader } from '../customer-papers/paper-reader.ts';
import { givenPaperView, paperView } from '../paper-view.ts';
import type { PaperView } from '../paper-view.ts';
import type { Press } from '../pdf/press.ts';

/** For the readers of its PDF: the same read function decides. */
export async function customerPaper(
  reader: Reader,
  press: Press,
  { kind, number }: { kind: CustomerPaperKind; number: string },
): Promise<PaperView> {
  const paper = customerPapers[kind];
  const content = isPaperNumber(number) ? await paper.read(reader, number) : null;
  if (content === null) throw new Refusal('UNKNOWN_PAPER');
  const url = `${paper.folder}/${encodeURIComponent(number)}.pdf`;
  const given = await paper.given(reader.db, number);
  return given === null ? paperView(content, url, press) : givenPaperView(content, url, given);
}
