import type { ConfigurableAttributeOption, ConfigurableProductOption } from '@nuancier/contract/api-types.ts';
import { selectVariant, variantOptions } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import type { OptionCode } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { articlesOf } from '../snapshot/catalogue-snapshot.ts';
import { articleView } from './article-view.ts';
import type { ArticleView } from './article-view.ts';
import { productGallery } from './product-details.ts';
import type { PictureView } from './picture-view.ts';
import { chosenOptions, optionsView, optionUid } from './variant-view.ts';
import type { OptionView } from './variant-view.ts';
import type { ViewPlace } from './view-place.ts';

type VariantView = { attributes: ConfigurableAttributeOption[]; product: ArticleView | null };

export function optionsOf({ catalogue, product }: ViewPlace): OptionView[] {
  const record = catalogue.products[product];
  return record === undefined ? [] : optionsView(articlesOf(catalogue, product), record.id, record.kind);
}

export function variantsOf({ catalogue, product }: ViewPlace): VariantView[] {
  const articles = articlesOf(catalogue, product);
  return articles.map((article) => ({
    attributes: chosenOptions(article, articles),
    product: articleView(catalogue, product, article),
  }));
}

type SelectionView = {
  options_available_for_selection: { attribute_code: string; option_value_uids: string[] }[];
  configurable_options: SelectableOption[];
  media_gallery: PictureView[];
  variant: ArticleView | null;
};

/** Values that name nothing of this product are left aside. */
export function selectionOf(place: ViewPlace, uids: readonly string[]): SelectionView {
  const { catalogue, product } = place;
  const articles = articlesOf(catalogue, product);
  const { available, article } = selectVariant(articles, choiceOf(articles, uids));
  return {
    options_available_for_selection: available.map(({ code, values }) => ({
      attribute_code: code,
      option_value_uids: values.map((value) => optionUid(code, value)),
    })),
    configurable_options: optionsOf(place).map((option) => {
      const code = option.attribute_code ?? '';
      const left = available.find((one) => one.code === code)?.values ?? [];
      return {
        uid: option.uid,
        attribute_code: code,
        label: option.label ?? '',
        values: valuesOf(option, left),
      };
    }),
    media_gallery: productGallery({ ...place, article }),
    variant: article && articleView(catalogue, product, article),
  };
}

type SelectableOption = Omit<ConfigurableProductOption, 'values'> & { values: ReturnType<typeof valuesOf> };

function valuesOf(option: OptionView, available: readonly string[]) {
  return option.values.map(({ uid, label, swatch_data: swatch }) => ({
    uid: uid ?? '',
    label: label ?? '',
    is_available: available.includes(label ?? ''),
    is_use_default: true,
    swatch,
  }));
}

/** What of the product's options these uids name. */
export function choiceOf(
  articles: ReturnType<typeof articlesOf>,
  uids: readonly string[],
): Map<OptionCode, string> {
  const choice = new Map<OptionCode, string>();
  for (const { code, values } of variantOptions(articles)) {
    const value = values.find((one) => uids.includes(optionUid(code, one)));
    if (value !== undefined) choice.set(code, value);
  }
  return choice;
}
