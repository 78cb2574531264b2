// What the sample of a tint is and costs: said on its button, before it is in the cart.
import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import type { RouterContextProvider } from 'react-router';
import { TesterOffersDocument } from '../../../generated/documents.ts';
import type { TesterOffersQuery } from '../../../generated/documents.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import { testerKind } from './chart-testers.ts';
import type { ChartTesters } from './chart-testers.ts';

/** A tint of a chart, by its code, or a free one, by its colour. */
export type AskedTint = { code: string | null; hex: string; finish?: string | null };

/** « 75 mL · 6,07 € TTC · remboursé sur votre pot »; without the price for who may not see it. */
export type TesterOffer = string;

/** In the order asked, all in one question; null where the site has no sample, or none is made in the tint. */
export async function testerOffers(
  context: Readonly<RouterContextProvider>,
  tints: readonly AskedTint[],
): Promise<(TesterOffer | null)[]> {
  if (tints.length === 0) return [];
  const asked = [...new Map(tints.map((tint) => [keyOf(tint), tint]))];
  const { testerArticles: testers } = await context
    .get(backendContext)
    .query(
      TesterOffersDocument,
      { tints: asked.map(([, { code, hex, finish = null }]) => ({ code, hex, finish })) },
      { mayFail: ['testerArticles'] },
    );
  const offers = new Map(asked.map(([key], at) => [key, offerOf(context, testers?.[at] ?? null)]));
  return tints.map((tint) => offers.get(keyOf(tint)) ?? null);
}

/** Where the site gives its price back on a tin in the tint. */
const CREDITED = 'remboursé sur votre pot';

/** For pages that choose a tint without asking the shop: one of each kind is asked for, a dozen at most. */
export async function chartTesters(
  context: Readonly<RouterContextProvider>,
  tints: readonly TintColour[],
): Promise<ChartTesters> {
  const made = tints.filter(({ special }) => special === null);
  const kinds = [...new Map(made.map((tint) => [testerKind(tint), tint]))];
  const offers = await testerOffers(
    context,
    kinds.map(([, tint]) => tint),
  );
  return Object.fromEntries(kinds.map(([kind], at) => [kind, offers[at] ?? null]));
}

type Tester = NonNullable<NonNullable<TesterOffersQuery['testerArticles']>[number]>;

function offerOf(context: Readonly<RouterContextProvider>, tester: Tester | null): TesterOffer | null {
  if (tester === null) return null;
  const { price, conditioning, credit_days: credited } = tester;
  const amounts = { excluding: price?.excluding_tax.value, including: price?.including_tax.value };
  const amount = amountText(priceViewOf(context), amounts);
  return [sizeOf(conditioning), amount, credited !== null && CREDITED].filter(Boolean).join(' · ');
}

function keyOf({ code, hex, finish }: AskedTint): string {
  return [code ?? hex, finish].join(' ');
}

/** « Pot 75 mL mat » is « 75 mL » here: the finish is that of the paint. */
function sizeOf(conditioning: string): string {
  return /\d+(?:,\d+)?\s(?:mL|L)\b/.exec(conditioning)?.[0] ?? conditioning;
}
