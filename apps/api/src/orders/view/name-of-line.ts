import type { OrderItemTint, OrderItemTintMade } from '@nuancier/contract/api-types.ts';
import { lineName, tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { NamedTint } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { OrderTint, TintMade } from '../records/order-record.ts';

type Line = { name: string; color: string | null; conditioning: string | null; tint: OrderTint | null };

/** What an ordered article is called on page, mail and paper, also where another system wrote the order. */
export function nameOfLine({ tint, ...line }: Line): string {
  return lineName({ ...line, tint: tint && named(tint) });
}

export function nameOfTint(tint: OrderTint): string {
  return tintName(named(tint));
}

/** `supplement`: of one pack in cents, if the viewer may see it. */
export function orderTintView(
  tint: OrderTint | null,
  supplement: number | null,
  made: TintMade | null = null,
): OrderItemTint | null {
  if (tint === null) return null;
  const { customColorExa, customerColorLabel, code } = tint;
  const money = supplement === null ? null : ({ value: euros(cents(supplement)), currency: 'EUR' } as const);
  return { customColorExa, customerColorLabel, code, supplement: money, made: made && madeView(made) };
}

function madeView({ name, tintClass, base, formula }: TintMade): OrderItemTintMade {
  return { name, tint_class: tintClass, base, formula_code: formula };
}

function named({ customColorExa, customerColorLabel, code }: OrderTint): NamedTint {
  return { hex: customColorExa, code, label: customerColorLabel };
}
