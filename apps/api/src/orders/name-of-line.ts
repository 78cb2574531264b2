import { lineName } from '@nuancier/domain/catalogue/article-name.ts';
import type { OrderTint } from './order-record.ts';

type Line = { name: string; color: string | null; conditioning: string | null; tint: OrderTint | null };

/** What an ordered article is called on page, mail and paper, also where another system wrote the order. */
export function nameOfLine({ tint, ...line }: Line): string {
  return lineName({
    ...line,
    tint: tint && { hex: tint.customColorExa, code: tint.code, label: tint.customerColorLabel },
  });
}
