// The whole demo catalogue, one product at a time: a hundred thousand products are never in memory together.
import { attributesOf } from './attributes.ts';
import { candidatesOf, pickOf, type Pick } from './candidates.ts';
import type { DemoArticle, DemoProduct } from './demo-product.ts';
import { binderOf, FAMILIES, TIERS, type Family } from './grammar.ts';
import { agreedNoun, productName, slug, syllabicLine } from './names.ts';
import { ecoContribution, packPrice, promotionOf, round2, type Promotion } from './prices.ts';
import { drawsFor } from './prng.ts';
import { longDescription, shortDescription } from './texts.ts';
import { traitsOf, type Traits } from './traits.ts';
import { variantsOf, type Variant } from './variants.ts';

export type DemoSize = 600 | 1000 | 10000 | 100000;

const SMALLEST: DemoSize = 600;
const TOTAL_AT_SMALLEST = FAMILIES.reduce((sum, family) => sum + (family.fixed ? 0 : family.count), 0);

export function* generateCatalogue(size: DemoSize): Generator<DemoProduct> {
  const takenSlugs = new Map<string, number>();
  for (const family of FAMILIES) {
    const count = familyCount(family, size);
    const traits = traitsOf(family);
    const candidates = candidatesOf(family, traits);
    const digits = count > 1000 ? 4 : 3;
    for (let index = 0; index < count; index += 1) {
      const pick = pickOf(family, traits, candidates, index);
      yield productOf({ family, traits, pick, index: String(index).padStart(digits, '0'), takenSlugs });
    }
  }
}

export function familyCount(family: Family, size: DemoSize): number {
  if (size === SMALLEST || family.fixed) return family.count;
  return Math.max(1, Math.round((family.count * size) / TOTAL_AT_SMALLEST));
}

/** How many products and articles a size holds, without making a single one. */
export function catalogueCounts(size: DemoSize): { products: number; articles: number } {
  let products = 0;
  let articles = 0;
  for (const family of FAMILIES) {
    const count = familyCount(family, size);
    const traits = traitsOf(family);
    const items = family.items ?? [null];
    const perItem = items.map((item) => variantsOf(family, item, traits).length);
    products += count;
    for (let index = 0; index < count; index += 1) articles += perItem[index % perItem.length] ?? 0;
  }
  return { products, articles };
}

type Making = { family: Family; traits: Traits; pick: Pick; index: string; takenSlugs: Map<string, number> };

function productOf({ family, traits, pick, index, takenSlugs }: Making): DemoProduct {
  const { item, candidate } = pick;
  const draw = drawsFor(`p:${family.id}:${Number(index)}`);
  const spread = 0.96 + 0.08 * draw();
  const promotion = promotionOf(draw(), draw());
  const isNew = draw() < 0.06;
  const drawnLine = candidate.line ?? syllabicLine(draw);
  const voc = vocOf(traits, draw);
  const binder = item?.binder ?? candidate.binder;
  const noun = agreedNoun({
    noun: item?.noun ?? family.noun,
    gender: item?.gender ?? family.gender,
    binderLabel: family.binderInName && binder !== null ? binderOf(binder).label : null,
    suffix: family.suffix ?? null,
    finish: candidate.finish,
  });
  const line = uniqueLine(candidate.brand.name, drawnLine, noun, takenSlugs);
  const name = productName(candidate.brand.name, line, noun);
  const told = { family, item, traits, noun, binder, voc };
  const basePrice = tierPrice(family, candidate.tier) * (item?.priceFactor ?? 1) * spread;
  return {
    sku: `P${family.id}${index}`,
    family: family.id,
    category: family.category,
    type: traits.profile.kind,
    name,
    url_key: slug(name),
    brand: candidate.brand.name,
    line,
    tier: candidate.tier,
    group: traits.profile.priceGroup,
    pricing_unit: traits.unit,
    is_new_product: isNew,
    flag_promo: promotion.type === 'PROMOTION',
    price_type: promotion.type,
    discount_pct: promotion.percent,
    attributes: attributesOf({
      family,
      item,
      rank: Number(index),
      traits,
      tier: candidate.tier,
      binder,
      finish: candidate.finish,
      voc,
    }),
    short_description: shortDescription(told),
    description: longDescription(told),
    articles: variantsOf(family, item, traits).map((variant, rank) =>
      articleOf(
        `${family.id}${index}${String(rank + 1).padStart(2, '0')}`,
        variant,
        traits,
        basePrice,
        promotion,
      ),
    ),
  };
}

function articleOf(
  sku: string,
  variant: Variant,
  traits: Traits,
  basePrice: number,
  promotion: Promotion,
): DemoArticle {
  const { quantity, priceFactor, tintable, ...look } = variant;
  const { wasteScheme, priceGroup } = traits.profile;
  const eco = ecoContribution(wasteScheme, priceGroup, traits.unit, quantity);
  return {
    sku,
    ean: eanOf(sku),
    ...look,
    qty: quantity,
    ...packPrice(basePrice * priceFactor, quantity, promotion),
    ...(eco > 0 ? { eco_ht: eco } : {}),
    weight_kg: weightOf(traits, quantity),
    statut: promotion.type === 'DESTOCK' ? 'U' : rangeStatus(drawsFor(`a:${sku}`)()),
    tintable,
  };
}

// Two products of one brand may draw the same line: the later one is numbered, in its name as in its address.
function uniqueLine(brand: string, line: string, noun: string, taken: Map<string, number>): string {
  const key = slug(productName(brand, line, noun));
  const rank = (taken.get(key) ?? 0) + 1;
  taken.set(key, rank);
  return rank === 1 ? line : `${line} N${rank}`;
}

function vocOf({ profile, vocRange }: Traits, draw: () => number): number | null {
  const [least, most] = vocRange ?? [];
  if (profile.vocCategory === null || least === undefined || most === undefined) return null;
  return Math.round(least + draw() * (most - least));
}

function tierPrice(family: Family, tier: string): number {
  const price = family.tierPrices[TIERS.findIndex((known) => known === tier)];
  if (price === undefined) throw new Error(`Family ${family.id} has no price for « ${tier} »`);
  return price;
}

function rangeStatus(draw: number): string {
  if (draw < 0.78) return 'P';
  if (draw < 0.86) return 'S';
  if (draw < 0.94) return 'V';
  return draw < 0.98 ? 'U' : 'O';
}

// The container adds 60 g a litre, or 3 % of what is sold by weight; the rest is not weighed.
function weightOf({ unit, profile }: Traits, quantity: number): number | null {
  if (unit === 'L' && typeof profile.density === 'number') return round2(quantity * (profile.density + 0.06));
  return unit === 'kg' ? round2(quantity * 1.03) : null;
}

function eanOf(sku: string): string {
  const digits = `29${sku.padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, rank) => total + Number(digit) * (rank % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
