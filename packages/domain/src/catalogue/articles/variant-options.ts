// What distinguishes the articles of one product, and which article a choice leads to.

export type OptionCode = 'color' | 'size' | 'conditionnement';

export type OptionedArticle = {
  color: string | null;
  model: string | null;
  size: string | null;
  conditioning: string;
};

/** The option's values in the order in which the articles bring them. */
export type VariantOption = { code: OptionCode; values: readonly string[] };

/** Colour (or model) first, then size, then pack. A single pack is no choice beside sizes. */
export function variantOptions(articles: readonly OptionedArticle[]): VariantOption[] {
  const color = optionOf('color', articles);
  const size = optionOf('size', articles);
  const pack = optionOf('conditionnement', articles);
  const showsPack = size.values.length === 0 || pack.values.length > 1;
  return [color, size, ...(showsPack ? [pack] : [])].filter((option) => option.values.length > 0);
}

/** A model takes the place of the colour: coverings have one or the other. */
export function optionValue(article: OptionedArticle, code: OptionCode): string | null {
  if (code === 'color') return article.color ?? article.model;
  // A pack without a name is no choice.
  return code === 'size' ? article.size : article.conditioning || null;
}

export type Choice = ReadonlyMap<OptionCode, string>;

export type Selection<Article> = {
  /** of every option, the values that still lead to an article, given what is chosen of the others */
  available: VariantOption[];
  /** the article, once the choice leaves exactly one */
  article: Article | null;
};

export function selectVariant<Article extends OptionedArticle>(
  articles: readonly Article[],
  choice: Choice,
): Selection<Article> {
  const left = articles.filter((article) => agrees(article, choice));
  return {
    available: variantOptions(articles).map(({ code, values }) => {
      const others = new Map([...choice].filter(([chosen]) => chosen !== code));
      const reachable = articles.filter((article) => agrees(article, others));
      return {
        code,
        values: values.filter((value) => reachable.some((one) => optionValue(one, code) === value)),
      };
    }),
    article: left.length === 1 ? (left[0] ?? null) : null,
  };
}

function agrees(article: OptionedArticle, choice: Choice): boolean {
  return [...choice].every(([code, value]) => optionValue(article, code) === value);
}

function optionOf(code: OptionCode, articles: readonly OptionedArticle[]): VariantOption {
  const values = articles.map((article) => optionValue(article, code)).filter((value) => value !== null);
  return { code, values: [...new Set(values)] };
}
