import type { ColourPageQuery } from '../../../../../generated/documents.ts';

/** What the page shows of a colour. */
export type ShownSheet = NonNullable<ColourPageQuery['colourSheets'][number]>;
