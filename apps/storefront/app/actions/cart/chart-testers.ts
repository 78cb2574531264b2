// What a sample of any tint of the charts is and costs, where the tint is only known in the browser.
import { baseNeeded } from '@nuancier/domain/catalogue/colour/tint-base.ts';

/** By the kind of tint: the pot goes by its base, the price by its class as well. */
export type ChartTesters = Readonly<Record<string, string | null>>;

type Tint = { hex: string; base: string; tint_class: string };

export function testerKind({ hex, base, tint_class: tintClass }: Tint): string {
  return `${tintClass} ${baseNeeded({ hex, base })}`;
}

export function testerOf(testers: ChartTesters, tint: Tint): string | null {
  return testers[testerKind(tint)] ?? null;
}
