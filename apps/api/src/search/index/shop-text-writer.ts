import { textIndexWriter } from '@nuancier/domain/search/index/text-index.ts';
import type { TextIndexWriter } from '@nuancier/domain/search/index/text-index.ts';
import { SYNONYMS } from '@nuancier/domain/search/words/synonyms.ts';

/** `own`: the merchant's own synonyms, in the form of the trade's. */
export function shopTextWriter(own: string): TextIndexWriter {
  return textIndexWriter(`${SYNONYMS}\n${own}`);
}
