import type {
  QuerySubstitutePreviewArgs,
  SubstitutePreview,
  SubstitutePrice,
} from '@nuancier/contract/gestion-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import { exchangePacks } from '@nuancier/domain/orders/substitutes/substitute.ts';
import { seesMoney } from '@nuancier/domain/staff/rights/selling/orders-rights.ts';
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { includingTax } from '@nuancier/domain/tax.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import { articleThumbnail } from '../../catalogue/catalogue.ts';
import { orderToAct, substitutedLine, substituteReader } from '../../orders/orders.ts';
import { entitled } from '../../refusals/entitled.ts';
import { stocksIn } from '../../stock/stock.ts';
import type { SubstitutesDeskContext } from '../substitutes-context.ts';
import { typedCode, weighSubstitute } from '../weigh-substitute.ts';
import type { Weighed } from '../weigh-substitute.ts';

/** The question as it would be put to the customer; nothing is held and nothing is sent. */
export async function substitutePreview(
  context: SubstitutesDeskContext,
  { number, position, code }: QuerySubstitutePreviewArgs,
): Promise<SubstitutePreview> {
  const { staff } = entitled(context.staff, 'substitutePreview');
  const { catalogue } = await context.index();
  return context.db.transaction().execute(async (db) => {
    const order = await orderToAct(db, context, { act: 'substitutePreview', number });
    const asked = { position, code: typedCode(code) };
    const weighed = await weighSubstitute(db, context, order, asked, stocksIn);
    const { articleSku: sku, name, conditioning, color } = weighed.priced.article;
    return {
      sku,
      name,
      conditioning,
      color,
      picture: articleThumbnail(catalogue, sku).url ?? null,
      quantity: weighed.packs,
      stock: weighed.shelf.available,
      is_from_platform: weighed.shelf.place === PLATFORM,
      price: seesMoney(staff.role) ? priceOf(weighed) : null,
      mailed_to: await substituteReader(db, order),
      read: weighed.read,
    };
  });
}

function priceOf({ line, priced, packs, unitHt }: Weighed): SubstitutePrice {
  const { kept, moved } = exchangePacks(substitutedLine(line), { packs, unitHt });
  const before = line.unitHt * packs - (line.discountHt - kept.discountHt);
  const after = moved.unitHt * packs - moved.discountHt;
  return {
    unit_ht_cents: unitHt,
    unit_ttc_cents: ttc(unitHt, priced.article.taxRate),
    instead_ht_cents: line.unitHt,
    own_ht_cents: priced.unitHt,
    less_ttc_cents: ttc(before, line.taxRate) - ttc(after, priced.article.taxRate),
  };
}

/** The rate of a line was written by the shop. */
function ttc(ht: number, rate: number): number {
  return Number(includingTax(cents(ht), rate as TaxRate));
}
