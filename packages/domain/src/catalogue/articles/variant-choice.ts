// From the options a buyer has chosen to the one article sold: what is chosen, what is missing, what is incompatible.

export type VariantColor = { uid: string; label: string; tintable: boolean };
export type VariantConditioning = { uid: string; label: string; quantity: number };
export type VariantArticle = {
  sku: string;
  color_uid: string | null;
  conditioning_uid: string | null;
  stock_status: 'IN_STOCK' | 'OUT_OF_STOCK';
};

export type VariantConfiguration<
  Color extends VariantColor = VariantColor,
  Conditioning extends VariantConditioning = VariantConditioning,
  Article extends VariantArticle = VariantArticle,
> = {
  colors: readonly Color[];
  conditionings: readonly Conditioning[];
  articles: readonly Article[];
};

/** Uids of what was chosen, null where nothing was. */
export type Choice = { color: string | null; conditioning: string | null };

/** `not-together`: sold, but not with the other option as chosen. */
export type Offer = 'offered' | 'not-together' | 'out-of-stock';
export type ChoiceOption<Option> = { option: Option; chosen: boolean; offer: Offer };

export type VariantChoice<Color, Conditioning, Article> = {
  colors: readonly ChoiceOption<Color>[];
  conditionings: readonly ChoiceOption<Conditioning>[];
  color: Color | null;
  conditioning: Conditioning | null;
} & (
  | { kind: 'resolved'; article: Article }
  | { kind: 'incomplete'; missing: 'color' | 'conditioning' }
  | { kind: 'not-together' }
);

/**
 * Never changes a choice: two incompatible options stay chosen and the result reports them. An option without an
 * alternative counts as chosen: the only colour, or the only pack of the chosen colour.
 */
export function variantChoice<
  C extends VariantColor,
  P extends VariantConditioning,
  A extends VariantArticle,
>(
  { colors, conditionings, articles }: VariantConfiguration<C, P, A>,
  choice: Choice,
): VariantChoice<C, P, A> {
  const lone = only(colors);
  // A base alone is no choice made: a tint is still wanted.
  const color = byUid(colors, choice.color) ?? (lone?.tintable ? null : lone);
  const inColor = color ? articles.filter((article) => article.color_uid === color.uid) : articles;
  const sold = conditionings.filter(({ uid }) => inColor.some((article) => article.conditioning_uid === uid));
  const conditioning = byUid(conditionings, choice.conditioning) ?? only(sold);
  const options = {
    colors: colors.map((option) => ({
      option,
      chosen: option === color,
      offer: offerOf(articles, { color: option.uid, conditioning: conditioning?.uid ?? null }),
    })),
    conditionings: conditionings.map((option) => ({
      option,
      chosen: option === conditioning,
      offer: offerOf(articles, { color: color?.uid ?? null, conditioning: option.uid }),
    })),
    color,
    conditioning,
  };
  if (colors.length > 0 && !color) return { ...options, kind: 'incomplete', missing: 'color' };
  if (conditionings.length > 0 && !conditioning)
    return { ...options, kind: 'incomplete', missing: 'conditioning' };
  const article = only(
    matching(articles, { color: color?.uid ?? null, conditioning: conditioning?.uid ?? null }),
  );
  return article ? { ...options, kind: 'resolved', article } : { ...options, kind: 'not-together' };
}

function offerOf(articles: readonly VariantArticle[], wanted: Choice): Offer {
  const found = matching(articles, wanted);
  if (found.length === 0) return 'not-together';
  return found.some((article) => article.stock_status === 'IN_STOCK') ? 'offered' : 'out-of-stock';
}

function matching<A extends VariantArticle>(articles: readonly A[], { color, conditioning }: Choice): A[] {
  return articles.filter(
    (article) =>
      (color === null || article.color_uid === color) &&
      (conditioning === null || article.conditioning_uid === conditioning),
  );
}

function byUid<Option extends { uid: string }>(
  options: readonly Option[],
  uid: string | null,
): Option | null {
  return options.find((option) => option.uid === uid) ?? null;
}

function only<Thing>(things: readonly Thing[]): Thing | null {
  return things.length === 1 ? (things[0] ?? null) : null;
}
