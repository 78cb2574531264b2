// Whether a cart takes what is wanted: the one decision, for what goes in and for what is only asked about.
import { addLine } from '@nuancier/domain/cart/add-line.ts';
import type { AddRefusal } from '@nuancier/domain/cart/add-line.ts';
import { isGone } from '@nuancier/domain/cart/order-again.ts';
import { refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { findColours } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { CartLine } from '../records/cart-record.ts';
import type { Facts } from '../totals/article-facts.ts';
import { tintCodeOf, wantedLine } from './wanted-line.ts';
import type { WantedItem } from './wanted-line.ts';

const REFUSALS = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  BAD_QUANTITY: 'PACK_COUNT',
  BAD_UNIT: 'OTHER_PRICING_UNIT',
  TOO_MANY_LINES: 'CART_FULL',
} as const satisfies Record<AddRefusal, RefusalCode>;

/** An article and what may take its place, the first first. */
export type Choice = readonly [WantedItem, ...WantedItem[]];

type Candidate = { sku: string; line: Verdict<CartLine, RefusalCode> };

type Candidates = readonly [Candidate, ...Candidate[]];

/** One question for the tints of all. */
export async function readChoices(
  db: Database,
  catalogue: Catalogue,
  choices: readonly Choice[],
): Promise<Candidates[]> {
  const codes = choices.flatMap((items) => items.map(tintCodeOf)).filter((code) => code !== null);
  const colours = await findColours(db, [...new Set(codes)]);
  const candidate = (item: WantedItem) => ({ sku: item.sku, line: wantedLine(item, catalogue, colours) });
  return choices.map(([own, ...instead]) => [candidate(own), ...instead.map(candidate)]);
}

export function linesOfChoices(choices: readonly Candidates[]): CartLine[] {
  return choices.flat().flatMap(({ line }) => (line.ok ? [line.value] : []));
}

export type Judged = {
  /** which of the candidates: 0 for what was wanted itself */
  nth: number;
  sku: string;
  line: CartLine | null;
  /** sold no more, and nothing takes its place */
  isGone: boolean;
  /** the cart's lines with it */
  lines: Verdict<CartLine[], RefusalCode>;
};

/** What is wanted itself, or the first that takes its place and is not gone too. */
export function judgeChoice(held: readonly CartLine[], candidates: Candidates, facts: Facts): Judged {
  const found = candidates.findIndex(({ line }) => !isCandidateGone(line, facts));
  const nth = Math.max(0, found);
  const { sku, line } = candidates[nth] ?? candidates[0];
  const lines = line.ok ? lineAdded(held, line.value, facts) : line;
  return { nth, sku, line: line.ok ? line.value : null, isGone: found === -1, lines };
}

function isCandidateGone(line: Candidate['line'], { articles }: Facts): boolean {
  return line.ok ? isGone(articles.get(line.value.articleSku)?.offer) : line.refusal === 'PRODUCT_NOT_FOUND';
}

function lineAdded(
  lines: readonly CartLine[],
  line: CartLine,
  { articles }: Facts,
): Verdict<CartLine[], RefusalCode> {
  const added = addLine(lines, line, articles.get(line.articleSku)?.offer);
  return added.ok ? added : refuse(REFUSALS[added.refusal]);
}
