import type {
  Customer as CustomerShape,
  CustomerCompany,
  CustomerRole,
} from '@nuancier/contract/api-types.ts';
import { bannerName } from '@nuancier/domain/customers/profile/banner-name.ts';
import type { PersonName } from '@nuancier/domain/customers/profile/banner-name.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { maskedEmail } from '@nuancier/domain/customers/profile/masked-email.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { CustomerRecord } from './customer-store.ts';

/** The lists that hang on a customer are answered by their own capabilities. */
export type CustomerView = Omit<
  CustomerShape,
  | 'orders'
  | 'wishlists'
  | 'wishlist_v2'
  | 'company_wishlists'
  | 'compare_list'
  | 'reviews'
  | 'custom_attributes'
> & {
  wishlists: [];
  reviews: { items: []; page_info: object; total_count: 0; rating_counts: [] };
};

/** `addresses`: their names are shown only to a representative in the customer's session. */
export function customerView(
  viewer: Customer,
  record: CustomerRecord,
  addresses: readonly PersonName[] = [],
): CustomerView {
  return {
    id: String(record.id),
    role: roleView(viewer),
    company: companyView(viewer, record),
    shop_code: viewer.ownShopCode,
    job_title: record.job_title,
    mobile: record.mobile,
    representative:
      viewer.representativeId === null || record.representative_firstname === null
        ? null
        : {
            id: String(viewer.representativeId),
            firstname: record.representative_firstname,
            lastname: record.representative_lastname ?? '',
            customer_name: bannerName(record, addresses),
          },
    prefix: record.prefix,
    firstname: record.firstname,
    middlename: record.middlename,
    lastname: record.lastname,
    suffix: record.suffix,
    email: record.email,
    default_billing: idText(record.default_billing),
    default_shipping: idText(record.default_shipping),
    date_of_birth: record.date_of_birth,
    taxvat: record.taxvat,
    is_subscribed: record.is_subscribed,
    is_confirmed: record.is_confirmed,
    gender: record.gender,
    // the fields' own resolvers answer
    wishlists: [],
    reviews: { items: [], page_info: {}, total_count: 0, rating_counts: [] },
  };
}

/** What the viewer may really do, so that screens show neither more nor less than the API allows. */
function roleView(viewer: Customer): CustomerRole {
  return {
    customer_id: String(viewer.customerId),
    role: viewer.role,
    is_view_price: can(viewer, 'view-price'),
    is_view_order: can(viewer, 'view-orders'),
    is_view_invoices: can(viewer, 'view-invoices'),
    is_view_quotations: can(viewer, 'view-quotations'),
    is_view_outstanding: can(viewer, 'view-outstanding'),
    is_view_listing: can(viewer, 'view-listing'),
    is_validate_order: can(viewer, 'validate-orders'),
    ceiling_validated_order: viewer.rights.ceiling_validated_order_cents / 100,
    is_notification_order: viewer.rights.is_notification_order,
    is_pay_cd: can(viewer, 'pay-by-card'),
    is_pay_outstanding: can(viewer, 'pay-outstanding'),
    approves_orders: can(viewer, 'approve-orders'),
  };
}

function companyView({ isProven }: Customer, record: CustomerRecord): CustomerCompany | null {
  if (record.company_name === null || record.client_code === null) return null;
  return {
    name: record.company_name,
    client_code: record.client_code,
    is_prospect: record.is_prospect ?? false,
    siret: isProven ? record.siret : null,
    vat_number: isProven ? record.vat_number : null,
    awaits_proof: !isProven,
    proof_email: isProven || record.company_email === null ? null : maskedEmail(record.company_email),
  };
}

const idText = (id: number | null): string | null => (id === null ? null : String(id));
