// Quotations through the API, for tests.
import type { ShopApi } from '../../testing/shop-api.ts';
import { CART } from '../../cart/testing/cart-desk.ts';
import type { ShownCart } from '../../cart/testing/cart-desk.ts';

type Amount = { value: number } | null;

type ShownQuotation = {
  number: string;
  status: string;
  status_label: string;
  is_open: boolean;
  reason: string | null;
  order_number: string | null;
  items: {
    product_sku: string;
    quantity: number;
    color: string | null;
    unit_price: Amount;
    row_total: Amount;
  }[];
};

const QUOTATION = `{ number label seller status status_label created_on valid_until is_open reason order_number pdf_url
  total_excluding_tax { value } total_tax { value } total_including_tax { value }
  items { product_sku product_name color tint { code customerColorLabel supplement { value } } conditioning quantity unit_price { value } row_total { value } } }`;

/** The shop is opened before the tests, so it is asked for each time. */
export function quotationDesk(open: () => Pick<ShopApi, 'send'>) {
  async function ask<Answer>(as: string, document: string, variables: Record<string, unknown> = {}) {
    const { data, errors = [] } = await open().send(document, variables, { as });
    const field = /\{\s*(\w+)/.exec(document)?.[1] ?? '';
    const [first] = errors;
    return {
      answer: (data?.[field] ?? null) as Answer | null,
      errors,
      category: first?.extensions.category,
      key: first?.extensions.key,
      message: first?.message,
    };
  }

  const list = async (as: string, args = '') => {
    const call = args === '' ? 'customerQuotations' : `customerQuotations(${args})`;
    const { answer, message } = await ask<{ items: ShownQuotation[]; total_count: number }>(
      as,
      `{ ${call} { total_count items ${QUOTATION} } }`,
    );
    if (answer === null) throw new Error(message);
    return answer;
  };

  return {
    ask,
    list,
    numbers: async (as: string, args: string) => (await list(as, args)).items.map(({ number }) => number),
    async read(as: string, number: string) {
      const document = `query ($number: String!) { customerQuotation(number: $number) ${QUOTATION} }`;
      const { answer, ...rest } = await ask<ShownQuotation>(as, document, { number });
      return { quotation: answer, ...rest };
    },
    async reject(as: string, quoteId: string, reason?: string) {
      const document = `mutation ($quoteId: String!, $reason: String) {
        updateQuoteRejected(quoteId: $quoteId, reason: $reason) { quotation ${QUOTATION} } }`;
      const { answer, ...rest } = await ask<{ quotation: ShownQuotation }>(as, document, { quoteId, reason });
      return { quotation: answer?.quotation, ...rest };
    },
    async convert(as: string, quoteId: string) {
      const document = `mutation ($quoteId: String!) {
        convertQuoteToOrder(quoteId: $quoteId) { quotation ${QUOTATION} cart ${CART} } }`;
      const { answer, ...rest } = await ask<{ cart: ShownCart }>(as, document, { quoteId });
      return { cart: answer?.cart, ...rest };
    },
    async pdf(as: string, number: string) {
      const document = `query ($number: String!) { quotationPdf(number: $number) { file_name url } }`;
      const { answer, ...rest } = await ask<{ file_name: string; url: string }>(as, document, { number });
      return { file: answer, ...rest };
    },
    async cartOf(as: string): Promise<ShownCart> {
      const { answer, message } = await ask<ShownCart>(as, `{ customCustomerCart ${CART} }`);
      if (answer === null) throw new Error(message);
      return answer;
    },
  };
}
