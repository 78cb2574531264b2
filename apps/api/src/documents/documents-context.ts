import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { Presses } from './pdf/press.ts';

export type DocumentsMeans = {
  /** where papers are printed */
  presses: Presses;
};

export type DocumentsContext = CatalogueContext & DocumentsMeans;
