import type { AttributeFilterInput, ProductAttribute } from '@nuancier/contract/api-types.ts';
import { productSheetOf } from '../../catalogue/catalogue.ts';
import type { ShownProduct } from '../../catalogue/catalogue.ts';
import type { SearchContext } from '../search-context.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import { passing, productAttributes } from '../listing/product-attributes.ts';

/** The entries of the technical sheet that have a value and pass the filters. */
export async function customAttributesV2(
  context: Pick<SearchContext, 'db' | 'index'>,
  product: ShownProduct,
  filters: AttributeFilterInput | null | undefined,
) {
  const passed = passing(productAttributes(await context.index()), filters);
  const shown = new Set(passed.map(({ code }) => code));
  const sheet = await productSheetOf(context.db, product);
  const items = sheet
    .filter(({ code }) => shown.has(code))
    .map(({ code, value }) => ({ __typename: 'AttributeValue' as const, code, value }));
  return { items, errors: [] };
}

/** The same in the form of PWA Studio's extension. */
export async function customAttributes(context: Pick<SearchContext, 'db' | 'site'>, product: ShownProduct) {
  const sheet = await productSheetOf(context.db, product);
  return sheet.map((entry) => customAttribute(entry, context.site.code));
}

function customAttribute({ code, label, value }: ProductAttribute, siteCode: string) {
  const metadata = {
    __typename: 'ProductAttributeMetadata' as const,
    uid: magentoUid(`catalog_product/${code}`),
    code,
    label,
    attribute_labels: [{ store_code: siteCode, label }],
    data_type: 'STRING' as const,
    is_system: false,
    entity_type: 'CATALOG_PRODUCT' as const,
    ui_input: {
      __typename: 'UiAttributeTypeAny' as const,
      ui_input_type: 'TEXT' as const,
      is_html_allowed: false,
    },
    used_in_components: ['PRODUCT_DETAILS_PAGE' as const],
  };
  return {
    attribute_metadata: metadata,
    entered_attribute_value: { value },
    selected_attribute_options: { attribute_option: [] },
  };
}
