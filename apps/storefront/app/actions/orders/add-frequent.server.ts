// Frequent purchases into the cart: what the API says they were, not what the browser claims.
import type { RouterContextProvider } from 'react-router';
import { AddFrequentDocument, FrequentPurchasesDocument } from '../../../generated/documents.ts';
import type { FrequentArticleFragment } from '../../../generated/documents.ts';
import { frequentKey } from './frequent-key.ts';
import { changedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import type { SheetLine } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { intoCart } from '../cart/open-cart.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { frequentAnswerCopy } from './frequent-answer-copy.ts';

type Added = {
  added: number;
  /** what could not be added, and why */
  refused: readonly string[];
  cookies: readonly string[];
};

/** `typed`: the Enter key, pressed in one of the numbers or on a ticked box. */
export type WantedFrequent =
  { kind: 'named'; keys: readonly string[] } | { kind: 'typed'; ticked: readonly string[] };

/** Null when none of them is there. */
export async function addFrequent(
  context: Readonly<RouterContextProvider>,
  wish: WantedFrequent,
  typed: ReadonlyMap<string, string>,
): Promise<Added | null> {
  const backend = context.get(backendContext);
  const { customerFrequentPurchases: known } = await backend.query(FrequentPurchasesDocument, {});
  const keys = wish.kind === 'named' ? wish.keys : keysMeant(known ?? [], wish.ticked, typed);
  const chosen = (known ?? []).filter((article) => keys.includes(frequentKey(article)));
  if (chosen.length === 0) return null;
  const { changed, bad } = changedQuantities(typed, chosen.map(sheetLine));
  const [first] = bad;
  if (first) throw new BackendRefusal([{ message: frequentAnswerCopy.badQuantity(first.name) }]);
  const wanted = new Map(changed.map(({ key, quantity }) => [key, quantity]));
  const cartItems = chosen.map((article) =>
    wantedAgain(article, wanted.get(frequentKey(article)) ?? article.last_quantity),
  );
  const { answer, cookies } = await intoCart(context, async (cartId) => {
    const { addProductsToCart: added } = await backend.mutate(AddFrequentDocument, { cartId, cartItems });
    return (added?.user_errors ?? []).map(({ sku, message }) => namedRefusal(chosen, sku, message));
  });
  return { added: chosen.length - answer.length, refused: answer, cookies };
}

/** The line whose quantity was changed; when it is ambiguous, nothing is added. */
function keysMeant(
  known: readonly FrequentArticleFragment[],
  ticked: readonly string[],
  typed: ReadonlyMap<string, string>,
): readonly string[] {
  const { changed, bad } = changedQuantities(typed, known.map(sheetLine));
  const touched = [...changed, ...bad].map(({ key }) => key);
  if (touched.length === 0 && ticked.length > 0) return ticked;
  if (touched.length === 1) return touched;
  throw new BackendRefusal([{ message: frequentAnswerCopy.whichOne }]);
}

function sheetLine(article: FrequentArticleFragment): SheetLine {
  return { key: frequentKey(article), name: article.product_name, quantity: article.last_quantity };
}

/** The typed quantity, in the same tint. */
function wantedAgain({ product_sku: sku, tint }: FrequentArticleFragment, quantity: number) {
  const options = [
    ['customColorExa', tint?.customColorExa],
    ['customerColorLabel', tint?.customerColorLabel],
    ['tint_code', tint?.code],
  ] as const;
  const entered = options.flatMap(([uid, value]) => (value ? [{ uid, value }] : []));
  return { sku, quantity, entered_options: entered };
}

function namedRefusal(
  chosen: readonly FrequentArticleFragment[],
  sku: string | null,
  message: string,
): string {
  const name = chosen.find((article) => article.product_sku === sku)?.product_name;
  return name ? `${name}\u00a0: ${message}` : message;
}
