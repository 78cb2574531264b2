// The options of a configurable product and the articles they lead to.
import type {
  ConfigurableAttributeOption,
  ConfigurableProductOptions,
  ConfigurableProductOptionsValues,
  SelectedConfigurableOption,
} from '@nuancier/contract/api-types.ts';
import { colourHex } from '@nuancier/domain/catalogue/colour/colour-hex.ts';
import { optionValue, variantOptions } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import type { OptionCode } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import type { Article } from '../snapshot/article-columns.ts';
import { optionLabel } from './option-label.ts';

/** The same text has the same uid in every product, process and version of the catalogue. */
export function optionUid(code: OptionCode, value: string): string {
  return magentoUid(`configurable/${code}/${value}`);
}

export function optionsView(articles: readonly Article[], productId: number, kind: string): OptionView[] {
  return variantOptions(articles).map(({ code, values }, at) => ({
    uid: ownOptionUid(productId, code),
    attribute_id: String(attributeNumber(code)),
    attribute_id_v2: attributeNumber(code),
    attribute_uid: magentoUid(`attribute/${code}`),
    attribute_code: code,
    label: optionLabel(code, kind),
    position: at,
    use_default: false,
    values: values.map((value) => optionValueView(code, value)),
  }));
}

export function chosenOptions(article: Article, articles: readonly Article[]): ConfigurableAttributeOption[] {
  return variantOptions(articles).flatMap(({ code }) => {
    const value = optionValue(article, code);
    if (value === null) return [];
    return [{ code, label: value, uid: optionUid(code, value), value_index: valueIndex(value) }];
  });
}

/** What was chosen to come to the article, in the words of its product. */
export function selectedOptions(
  article: Article,
  articles: readonly Article[],
  { id, kind }: { id: number; kind: string },
): SelectedConfigurableOption[] {
  return variantOptions(articles).flatMap(({ code }) => {
    const value = optionValue(article, code);
    if (value === null) return [];
    return [
      {
        id: attributeNumber(code),
        value_id: valueIndex(value),
        configurable_product_option_uid: ownOptionUid(id, code),
        option_label: optionLabel(code, kind),
        configurable_product_option_value_uid: optionUid(code, value),
        value_label: value,
      },
    ];
  });
}

function ownOptionUid(productId: number, code: OptionCode): string {
  return magentoUid(`configurable/${productId}/${code}`);
}

type ValueView = Omit<ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data: SwatchView };

export type OptionView = Omit<ConfigurableProductOptions, 'values'> & { values: ValueView[] };

type SwatchView = { __typename: 'ColorSwatchData' | 'TextSwatchData'; value: string };

function optionValueView(code: OptionCode, value: string): ValueView {
  return {
    uid: optionUid(code, value),
    value_index: valueIndex(value),
    label: value,
    default_label: value,
    store_label: value,
    use_default_value: true,
    swatch_data: swatchOf(code, value),
  };
}

function swatchOf(code: OptionCode, value: string): SwatchView {
  const hex = code === 'color' ? colourHex(value) : undefined;
  return hex === undefined
    ? { __typename: 'TextSwatchData', value }
    : { __typename: 'ColorSwatchData', value: hex };
}

/** As the option's own attribute_id. */
function attributeNumber(code: OptionCode): number {
  return valueIndex(`attribute/${code}`);
}

// Magento numbers option values; a number made from the text itself needs no table and is the same everywhere.
function valueIndex(value: string): number {
  let hash = 2166136261;
  for (const letter of value) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 1;
}
