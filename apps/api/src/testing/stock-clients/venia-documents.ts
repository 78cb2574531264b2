// What a storefront of the kind of PWA Studio's asks, in its order: fragments per piece, one mutation per step.
export const STORE_CONFIG = `query GetStoreConfigData { storeConfig { store_code store_name locale
  base_currency_code base_media_url secure_base_media_url root_category_uid category_url_suffix product_url_suffix
  grid_per_page minimum_password_length } currency { default_display_currency_code }
  countries { id full_name_locale available_regions { id code name } } }`;

export const MENU = `query GetNavigationMenu($id: String!) {
  categories(filters: { category_uid: { in: [$id] } }) { items { uid name
    children { uid name position include_in_menu url_path url_suffix children { uid name url_path } } } } }`;

export const LISTING = `query GetCategory($id: String!, $size: Int!, $page: Int!) {
  products(filter: { category_uid: { eq: $id } }, pageSize: $size, currentPage: $page, sort: { position: ASC }) {
    items { ...ProductFragment } page_info { total_pages } total_count } }
  fragment ProductFragment on ProductInterface { uid name sku stock_status rating_summary url_key url_suffix
    small_image { url } price_range { maximum_price { final_price { currency value } regular_price { value } } } }`;

export const PRODUCT = `query GetProductDetail($urlKey: String!) {
  products(filter: { url_key: { eq: $urlKey } }) { items { uid sku name stock_status
    price_range { maximum_price { final_price { currency value } } }
    ... on ConfigurableProduct {
      configurable_options { uid attribute_code label values { uid label } }
      variants { attributes { code value_index } product { uid sku } } } } } }`;

export const CREATE_CART = `mutation CreateCart { cartId: createEmptyCart }`;

export const ADD = `mutation AddProductToCart($cartId: String!, $product: CartItemInput!) {
  addProductsToCart(cartId: $cartId, cartItems: [$product]) {
    cart { id ...MiniCart } user_errors { code message } } }
  fragment MiniCart on Cart { id total_quantity total_summary_quantity_including_config
    prices { subtotal_excluding_tax { currency value } subtotal_including_tax { currency value } }
    items { uid quantity product { uid sku name } prices { price { currency value }
        price_including_tax { value } row_total { value } total_item_discount { value } discounts { label } }
      ... on ConfigurableCartItem { configurable_options { id value_id option_label value_label
        configurable_product_option_uid configurable_product_option_value_uid } configured_variant { uid sku } } } }`;

export const ESTIMATE = `mutation SetShippingAddressForEstimate($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart { id shipping_addresses { country { code } postcode region { code } street
      available_shipping_methods { carrier_code carrier_title method_code method_title amount { value } } } } } }`;

/** Two steps of a guest in one document. */
export const GUEST_SHIPPING = `mutation SetGuestShipping($cartId: String!, $email: String!, $address: CartAddressInput!) {
  setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart { id email ...ShippingInformation } } }
  fragment ShippingInformation on Cart { id email shipping_addresses { firstname lastname street city postcode telephone
    region { code label region_id } country { code label }
    available_shipping_methods { carrier_code method_code carrier_title amount { value } } } }`;

export const SET_METHOD = `mutation SetShippingMethod($cartId: String!, $method: ShippingMethodInput!) {
  setShippingMethodsOnCart(input: { cart_id: $cartId, shipping_methods: [$method] }) {
    cart { id shipping_addresses { selected_shipping_method { carrier_code method_code method_title amount { value } } }
      prices { grand_total { value } } available_payment_methods { code title } selected_payment_method { code } } } }`;

/** Its second line of the street is often none. */
export const SET_BILLING = `mutation SetBilling($cartId: String!, $first: String!, $last: String!, $street1: String!,
    $street2: String, $city: String!, $region: String!, $postcode: String!, $country: String!, $phone: String!) {
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: false, address: {
    firstname: $first lastname: $last street: [$street1, $street2] city: $city region: $region postcode: $postcode
    country_code: $country telephone: $phone } } }) {
    cart { id billing_address { firstname street region { code } } } } }`;

export const SET_PAYMENT = `mutation SetPayment($cartId: String!, $code: String!) {
  setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: $code } }) {
    cart { id selected_payment_method { code title } } } }`;

export const PLACE = `mutation PlaceOrder($cartId: String!) {
  placeOrder(input: { cart_id: $cartId }) { order { order_number } } }`;

export const READ_CART = `query GetCart($cartId: String!) { cart(cart_id: $cartId) { id email total_quantity } }`;

export const ORDERS = `query GetCustomerOrders($size: Int!) { customer { firstname orders(pageSize: $size) {
  total_count page_info { current_page total_pages } items { id number order_date status state
    items { id product_name product_sku product_url_key selected_options { label value } quantity_ordered
      product_sale_price { value currency } }
    invoices { id number } shipments { id tracking { number } }
    payment_methods { name type } shipping_method
    shipping_address { firstname lastname street city region postcode country_code telephone }
    billing_address { firstname lastname street city region postcode country_code telephone }
    total { subtotal { value } total_tax { value } total_shipping { value } grand_total { value }
      discounts { amount { value } } } } } } }`;
