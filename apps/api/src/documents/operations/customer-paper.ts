import type { CustomerPaperKind, Paper } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../../errors.ts';
import { customerPapers } from '../customer-papers.ts';
import type { Reader } from '../paper-reader.ts';
import { paperView } from '../paper-view.ts';

/** For whoever may have its PDF: the same reading decides. */
export async function customerPaper(
  reader: Reader,
  { kind, number }: { kind: CustomerPaperKind; number: string },
): Promise<Paper> {
  const paper = customerPapers[kind];
  const content = await paper.read(reader, number);
  if (content === null) throw new Refusal('UNKNOWN_PAPER');
  return paperView(content, `${paper.folder}/${encodeURIComponent(number)}.pdf`);
}
