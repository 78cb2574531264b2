// What was bought before, wanted again: the same article in the same tint, or what has taken its place.
import { customerLabel } from '@nuancier/domain/catalogue/articles/current-product.ts';
import { baseNeeded } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import {
  articleInstead,
  articleReplacing,
  findColours,
  findProductOrParent,
  productsReplacing,
} from '../../catalogue/catalogue.ts';
import type { Catalogue, ChartColour } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import type { Choice } from './judge-wanted.ts';
import { enteredAgain } from './wanted-line.ts';
import type { WantedItem } from './wanted-line.ts';

export type BoughtBefore = {
  articleSku: string;
  /** of its product; null where nobody knows it any more */
  parentSku: string | null;
  conditioning: string | null;
  /** without a tint */
  color: string | null;
  quantity: number;
  /** `name`: in the chart of that day */
  tint: { hex: string; label: string | null; code: string | null; name: string | null } | null;
};

export async function wantedAgain(
  db: Database,
  catalogue: Catalogue,
  bought: readonly BoughtBefore[],
): Promise<Choice[]> {
  const colours = await findColours(db, [...new Set(bought.flatMap(({ tint }) => tint?.code ?? []))]);
  return bought.map((one) => againOf(one, catalogue, colours));
}

/** The products that a merchant names in its place. */
export function replacing(catalogue: Catalogue, { articleSku, parentSku }: BoughtBefore): number[] {
  const productSku = findProductOrParent(catalogue, articleSku)?.sku ?? parentSku;
  return productSku === null ? [] : productsReplacing(catalogue, productSku);
}

type Colours = ReadonlyMap<string, ChartColour>;

function againOf(bought: BoughtBefore, catalogue: Catalogue, colours: Colours): Choice {
  const { articleSku, parentSku, conditioning, color, quantity, tint } = bought;
  const base = tint && baseNeeded({ hex: tint.hex, base: colours.get(tint.code ?? '')?.base ?? null });
  const own =
    base === null || parentSku === null
      ? articleSku
      : articleInstead(catalogue, { sku: articleSku, productSku: parentSku, conditioning, base });
  const entered = enteredAgain(tint && tintAgain(tint, colours));
  const item = (sku: string): WantedItem => ({
    sku,
    quantity,
    parentSku: null,
    pricingUnit: null,
    optionUids: [],
    entered,
  });
  const instead = replacing(catalogue, bought).flatMap(
    (product) => articleReplacing(catalogue, product, { conditioning, color, base }) ?? [],
  );
  return [item(own), ...instead.map(item)];
}

/** A tint that has left the charts is made as it was sold: by its colour, under the name it had. */
function tintAgain({ hex, label, code, name }: NonNullable<BoughtBefore['tint']>, colours: Colours) {
  if (code === null || colours.has(code)) return { hex, label, code };
  return { hex, label: label ?? customerLabel([code, name].filter(Boolean).join(' ')), code: null };
}
