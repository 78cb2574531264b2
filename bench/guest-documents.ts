// A guest's way from an empty cart to the order.
export const OPEN = '{ getCurrentShop { token_id } }';
export const CHOOSE = `mutation ($shop: String!, $token: String!) {
  setCurrentShop(shopCode: $shop, token: $token) { token_id } }`;
export const CREATE = 'mutation { customCreateEmptyCart }';
export const FILL = `mutation ($id: String!, $sku: String!, $quantity: Float!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { code } } }`;
export const APPLY = `mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`;
export const SET_EMAIL = `mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }`;
export const SET_SHIPPING = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`;
export const SET_BILLING = `mutation ($id: String!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }`;
export const SET_METHOD = `mutation ($id: String!, $mode: String!) {
  setShippingMethodsOnCart(
    input: { cart_id: $id, shipping_methods: [{ carrier_code: $mode, method_code: $mode }] }) { cart { id } } }`;
export const SET_PAYMENT = `mutation ($id: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "card" } }) {
    cart { prices { grand_total { value } } } } }`;
export const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { order { order_number signature card_payment { url } } } }`;

export const ADDRESS = {
  firstname: 'Jeanne',
  lastname: 'Le Goff',
  street: ['4 rue des Lices'],
  city: 'Rennes',
  postcode: '35000',
  country_code: 'FR',
  telephone: '06 12 34 56 78',
};
