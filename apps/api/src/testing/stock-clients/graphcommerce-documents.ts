// What a storefront of the kind of GraphCommerce asks: large fragments built from the schema, errors beside the order.
const CART = `fragment CartPage on Cart { id email total_quantity is_virtual applied_coupons { code }
    prices { subtotal_including_tax { value currency } subtotal_excluding_tax { value }
      applied_taxes { label amount { value } } discounts { label amount { value } } grand_total { value } }
    items { uid quantity errors { code message } product { uid sku name }
      prices { price { value } price_including_tax { value } row_total_including_tax { value }
        discounts { label amount { value } } total_item_discount { value } }
      ... on SimpleCartItem { customizable_options { customizable_option_uid label values { label value } } }
      ... on ConfigurableCartItem { customizable_options { label values { value price { value units type } } }
        configurable_options { option_label value_label } configured_variant { uid sku } }
      ... on BundleCartItem { customizable_options { label } bundle_options { uid values { uid label } } }
      ... on DownloadableCartItem { links { uid title } samples { title } } }
    shipping_addresses { ...Address pickup_location_code customer_notes
      available_shipping_methods { carrier_code method_code carrier_title method_title available error_message
        price_excl_tax { value } price_incl_tax { value } amount { value } }
      selected_shipping_method { carrier_code method_code carrier_title method_title
        price_excl_tax { value } price_incl_tax { value } amount { value } } }
    billing_address { ...Address }
    available_payment_methods { code title } selected_payment_method { code title purchase_order_number } }
  fragment Address on CartAddressInterface { uid firstname middlename lastname company street city postcode telephone
    vat_id fax prefix suffix region { code label region_id } country { code label } }`;

export const CREATE_GUEST_CART = `mutation CreateGuestCart { createGuestCart { cart { id } } }`;

export const ADD = `mutation AddProducts($cartId: String!, $products: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $products) { cart { ...CartPage } user_errors { code message } } }
  ${CART}`;

export const ESTIMATE = `mutation Estimate($input: EstimateTotalsInput!) {
  estimateShippingMethods(input: $input) { carrier_code method_code price_incl_tax { value } } }`;

export const ESTIMATE_TOTALS = `mutation EstimateTotals($input: EstimateTotalsInput!) {
  estimateTotals(input: $input) { cart { prices { grand_total { value } } } } }`;

export const REGISTER = `mutation SignUp($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) { customer { firstname lastname email } } }`;

export const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`;

export const CUSTOMER_CART = `query CustomerCart { customerCart { ...CartPage } } ${CART}`;

export const MERGE = `mutation Merge($from: String!, $to: String!) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $to) { ...CartPage } } ${CART}`;

export const PICKUP_LOCATIONS = `query PickupLocations($area: AreaInput, $products: [ProductInfoInput]) {
  pickupLocations(area: $area, productsInfo: $products, sort: { distance: ASC }, pageSize: 5) { total_count
    items { pickup_location_code name street postcode city phone latitude longitude country_id region } } }`;

export const SET_SHIPPING = `mutation SetShipping($cartId: String!, $address: ShippingAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [$address] }) { cart { ...CartPage } } }
  ${CART}`;

export const SET_BILLING = `mutation SetBilling($cartId: String!, $address: BillingAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $address }) { cart { ...CartPage } } } ${CART}`;

export const SET_METHOD = `mutation SetMethod($cartId: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: { cart_id: $cartId,
    shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { ...CartPage } } } ${CART}`;

export const SET_PAYMENT = `mutation SetPayment($cartId: String!, $method: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $method }) { cart { ...CartPage } } } ${CART}`;

const ORDER = `fragment OrderPage on CustomerOrder { id number order_date status state token carrier shipping_method email
    shipping_address { ...OrderPlace } billing_address { ...OrderPlace }
    payment_methods { name type additional_data { name value } }
    items { __typename id product_name product_sku product_type quantity_ordered quantity_shipped
      product_sale_price { value } selected_options { label value } entered_options { label value }
      product { uid sku url_key }
      ... on BundleOrderItem { bundle_options { uid label values { uid } } }
      ... on DownloadableOrderItem { downloadable_links { uid title } } }
    total { subtotal { value } grand_total { value } total_tax { value } taxes { rate title amount { value } }
      shipping_handling { amount_including_tax { value } amount_excluding_tax { value } } }
    invoices { id number total { grand_total { value } } items { id quantity_invoiced order_item { id } } }
    credit_memos { id number total { grand_total { value } adjustment { value } } comments { message } }
    shipments { id number items { id order_item { id } } } }
  fragment OrderPlace on OrderAddress { firstname middlename lastname company street city postcode region region_id
    country_code telephone fax vat_id }`;

export const PLACE = `mutation Place($cartId: String!) { placeOrder(input: { cart_id: $cartId }) {
  order { order_number } orderV2 { ...OrderPage } errors { code message } } } ${ORDER}`;

export const ORDERS = `query Orders($size: Int!) { customer { orders(pageSize: $size, currentPage: 1) {
  total_count items { ...OrderPage } } } } ${ORDER}`;

export const CANCEL = `mutation Cancel($input: CancelOrderInput!) { cancelOrder(input: $input) {
  error errorV2 { code message } order { number status } } }`;
