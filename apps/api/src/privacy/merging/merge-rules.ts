// Every column that names a customer, and what a merge of two accounts does with it. A new one needs its line here.
type Rule = { rule: 'move' | 'drop' | 'keep'; why: string };

const move = (why: string): Rule => ({ rule: 'move', why });
const drop = (why: string): Rule => ({ rule: 'drop', why });
const keep = (why: string): Rule => ({ rule: 'keep', why });

const ACCESS = 'a way into an account that nobody enters any more';
const COMPANY = 'of companies and the shop’s own people: neither side is one';

export const MERGE_RULES: Readonly<Record<string, Rule>> = {
  'approval_message.customer_id': drop('news of a request, read or out of date'),
  'approval_request.customer_id': move('goes along with its cart'),
  'cart.customer_id': move(
    'ordered ones all; the open one where the kept account has none, else it is dropped',
  ),
  'compare_list.customer_id': drop('a passing choice, made again in a minute'),
  'company_proof.customer_id': keep(COMPANY),
  'conditions_acceptance.customer_id': move('joined; of the same version the kept account’s stays'),
  'connect_as_token.customer_id': drop('spent: while one is good there is no merge'),
  'connect_as_token.representative_id': keep(COMPANY),
  'contact_message.customer_id': move('under the address they were written from'),
  'coupon.owner_customer_id': move('credits the person has earned'),
  'coupon_use.customer_id': move('added up: a limit for each customer counts both'),
  'customer.merged_into': move('whatever was folded in before leads to the kept account'),
  'customer.parent_id': keep(COMPANY),
  'customer_address.customer_id': move('the kept account’s defaults stay; one that both have is dropped'),
  'customer_optin.customer_id': drop('a consent of the other address: the kept account’s own choice counts'),
  'customer_session.customer_id': drop(ACCESS),
  'customer_session.representative_id': keep(COMPANY),
  'email_confirmation.customer_id': drop(ACCESS),
  'invoice.customer_id': move('as it was issued'),
  'kept_tint.customer_id': move('a note on the same tint of the same site stays the kept account’s'),
  'known_device.customer_id': drop(ACCESS),
  'orders.customer_id': move('under the name and the address it was placed with'),
  'password_link.customer_id': drop(ACCESS),
  'persistent_login.customer_id': drop(ACCESS),
  'portfolio.customer_id': move('whoever followed either account follows the kept one'),
  'portfolio.representative_id': keep(COMPANY),
  'product_review.customer_id': move('of the same product the kept account’s stays'),
  'quotation.customer_id': move('as it was written'),
  'quotation.decided_by': move('with the quotation'),
  'shop_token.customer_id': drop('the store chosen in one browser, for a day'),
  'staff.representative_id': keep(COMPANY),
  'wishlist.customer_id': move('two lists of one name become one; what both have stays once'),
};
