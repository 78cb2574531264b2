// Every refusal of the shop: Magento's category, the French sentence, and the English key where the specification or
// Magento's clients know the sentence by one. A code without a sentence does not compile.
import { approvalRefusalMessages } from './approvals/approval-refusal-messages.ts';
import { captchaRefusalMessages } from './captcha/captcha-refusal-messages.ts';
import { cartRefusalMessages } from './cart/cart-refusal-messages.ts';
import { cartDeskRefusalMessages } from './cart/desk-refusal-messages.ts';
import { catalogueRefusalMessages } from './catalogue/catalogue-refusal-messages.ts';
import { checkoutRefusalMessages } from './checkout/checkout-refusal-messages.ts';
import { refundRefusalMessages } from './checkout/refund-refusal-messages.ts';
import { compareRefusalMessages } from './compare/compare-refusal-messages.ts';
import { contentRefusalMessages } from './content/content-refusal-messages.ts';
import { customerRefusalMessages } from './customers/customer-refusal-messages.ts';
import { customerDeskRefusalMessages } from './customers/desk-refusal-messages.ts';
import { paperRefusalMessages } from './documents/paper-refusal-messages.ts';
import { integrationRefusalMessages } from './integration/integration-refusal-messages.ts';
import { invoiceRefusalMessages } from './invoices/invoice-refusal-messages.ts';
import { deskRefusalMessages } from './orders/desk-refusal-messages.ts';
import { substituteRefusalMessages } from './substitutes/substitute-refusal-messages.ts';
import { orderRefusalMessages } from './orders/order-refusal-messages.ts';
import { passwordRefusalMessages } from './passwords/password-refusal-messages.ts';
import { campaignRefusalMessages } from './pricing/campaign-refusal-messages.ts';
import { pricingRefusalMessages } from './pricing/pricing-refusal-messages.ts';
import { quotationDeskRefusalMessages } from './quotations/desk-refusal-messages.ts';
import { quotationRefusalMessages } from './quotations/quotation-refusal-messages.ts';
import type { RefusalTable } from './refusals/refusal.ts';
import { requestRefusalMessages } from './refusals/request-refusal-messages.ts';
import { reportsRefusalMessages } from './reports/reports-refusal-messages.ts';
import { reviewRefusalMessages } from './reviews/review-refusal-messages.ts';
import { searchRefusalMessages } from './search/search-refusal-messages.ts';
import { siteRefusalMessages } from './site/site-refusal-messages.ts';
import { staffRefusalMessages } from './staff/staff-refusal-messages.ts';
import { storeRefusalMessages } from './stores/store-refusal-messages.ts';
import { subAccountRefusalMessages } from './sub-accounts/sub-account-refusal-messages.ts';
import { wishlistRefusalMessages } from './wishlists/wishlist-refusal-messages.ts';

export const refusalMessages = {
  ...approvalRefusalMessages,
  ...captchaRefusalMessages,
  ...cartRefusalMessages,
  ...cartDeskRefusalMessages,
  ...catalogueRefusalMessages,
  ...checkoutRefusalMessages,
  ...compareRefusalMessages,
  ...contentRefusalMessages,
  ...customerRefusalMessages,
  ...customerDeskRefusalMessages,
  ...paperRefusalMessages,
  ...integrationRefusalMessages,
  ...invoiceRefusalMessages,
  ...deskRefusalMessages,
  ...substituteRefusalMessages,
  ...orderRefusalMessages,
  ...passwordRefusalMessages,
  ...pricingRefusalMessages,
  ...campaignRefusalMessages,
  ...quotationRefusalMessages,
  ...quotationDeskRefusalMessages,
  ...refundRefusalMessages,
  ...reportsRefusalMessages,
  ...requestRefusalMessages,
  ...reviewRefusalMessages,
  ...searchRefusalMessages,
  ...siteRefusalMessages,
  ...staffRefusalMessages,
  ...storeRefusalMessages,
  ...subAccountRefusalMessages,
  ...wishlistRefusalMessages,
} as const satisfies RefusalTable;
