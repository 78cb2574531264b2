// What Magento's clients select of the checkout and of orders.
const ITEM = [
  'id:ID! product_name:String product_sku:String! product_url_key:String product_type:String status:String',
  'product_sale_price:Money! discounts:[Discount] selected_options:[OrderItemOption]',
  'entered_options:[OrderItemOption] quantity_ordered:Float quantity_shipped:Float quantity_refunded:Float',
  'quantity_invoiced:Float quantity_canceled:Float quantity_returned:Float product:ProductInterface',
];
const PAPER_ITEM =
  'id:ID! order_item:OrderItemInterface product_name:String product_sku:String! product_sale_price:Money! discounts:[Discount]';
const PAPER_TOTAL = [
  'subtotal:Money! discounts:[Discount] total_tax:Money! taxes:[TaxItem] grand_total:Money! base_grand_total:Money!',
  'total_shipping:Money! shipping_handling:ShippingHandling',
];
const INVOICE_ITEM = [PAPER_ITEM, 'quantity_invoiced:Float'];
const CREDIT_ITEM = [PAPER_ITEM, 'quantity_refunded:Float'];
const SHIPMENT_ITEM = [
  'id:ID! order_item:OrderItemInterface product_name:String product_sku:String! product_sale_price:Money! quantity_shipped:Float!',
];

export const magentoOrderShapes: Readonly<Record<string, readonly string[]>> = {
  SetGuestEmailOnCartInput: ['cart_id:String! email:String!'],
  SetShippingAddressesOnCartInput: ['cart_id:String! shipping_addresses:[ShippingAddressInput]!'],
  ShippingAddressInput: [
    'customer_address_id:Int address:CartAddressInput customer_notes:String pickup_location_code:String',
  ],
  SetBillingAddressOnCartInput: ['cart_id:String! billing_address:BillingAddressInput!'],
  BillingAddressInput: [
    'customer_address_id:Int address:CartAddressInput use_for_shipping:Boolean same_as_shipping:Boolean',
  ],
  CartAddressInput: [
    'firstname:String! lastname:String! company:String street:[String] city:String! region:String',
    'region_id:Int postcode:String country_code:String! telephone:String vat_id:String',
    'save_in_address_book:Boolean fax:String middlename:String prefix:String suffix:String',
  ],
  SetShippingMethodsOnCartInput: ['cart_id:String! shipping_methods:[ShippingMethodInput]!'],
  ShippingMethodInput: ['carrier_code:String! method_code:String!'],
  SetPaymentMethodOnCartInput: ['cart_id:String! payment_method:PaymentMethodInput!'],
  PaymentMethodInput: ['code:String! purchase_order_number:String'],
  PlaceOrderInput: ['cart_id:String!'],
  SetGuestEmailOnCartOutput: ['cart:Cart!'],
  SetShippingAddressesOnCartOutput: ['cart:Cart!'],
  SetBillingAddressOnCartOutput: ['cart:Cart!'],
  SetShippingMethodsOnCartOutput: ['cart:Cart!'],
  SetPaymentMethodOnCartOutput: ['cart:Cart!'],
  PlaceOrderOutput: ['order:Order orderV2:CustomerOrder errors:[PlaceOrderError!]!'],
  PlaceOrderError: ['code:PlaceOrderErrorCodes! message:String!'],
  PlaceOrderErrorCodes: [
    'CART_NOT_FOUND CART_NOT_ACTIVE GUEST_EMAIL_MISSING UNABLE_TO_PLACE_ORDER UNDEFINED',
  ],
  EstimateTotalsInput: ['cart_id:String! address:EstimateAddressInput! shipping_method:ShippingMethodInput'],
  EstimateAddressInput: ['country_code:CountryCodeEnum! postcode:String region:CustomerAddressRegionInput'],
  EstimateTotalsOutput: ['cart:Cart'],
  OrderInformationInput: ['number:String! email:String! postcode:String!'],
  OrderTokenInput: ['token:String!'],
  CancelOrderInput: ['order_id:ID! reason:String!'],
  CancelOrderOutput: ['error:String order:CustomerOrder'],
  AreaInput: ['search_term:String! radius:Int!'],
  ProductInfoInput: ['sku:String!'],
  PickupLocations: ['items:[PickupLocation] page_info:SearchResultPageInfo total_count:Int'],
  PickupLocation: [
    'pickup_location_code:String name:String description:String email:String fax:String contact_name:String',
    'latitude:Float longitude:Float country_id:String region_id:Int region:String city:String street:String',
    'postcode:String phone:String',
  ],
  BundleOrderItem: [...ITEM, 'bundle_options:[ItemSelectedBundleOption]'],
  DownloadableOrderItem: [...ITEM, 'downloadable_links:[DownloadableItemsLinks]'],
  ItemSelectedBundleOption: ['id:ID! uid:ID! label:String! values:[ItemSelectedBundleOptionValue]'],
  DownloadableItemsLinks: ['title:String sort_order:Int uid:ID!'],
  BundleInvoiceItem: [...INVOICE_ITEM, 'bundle_options:[ItemSelectedBundleOption]'],
  DownloadableInvoiceItem: [...INVOICE_ITEM, 'downloadable_links:[DownloadableItemsLinks]'],
  BundleShipmentItem: [...SHIPMENT_ITEM, 'bundle_options:[ItemSelectedBundleOption]'],
  CreditMemo: [
    'id:ID! number:String! items:[CreditMemoItemInterface] total:CreditMemoTotal comments:[SalesCommentItem]',
  ],
  CreditMemoTotal: [...PAPER_TOTAL, 'adjustment:Money!'],
  CreditMemoItemInterface: CREDIT_ITEM,
  BundleCreditMemoItem: [...CREDIT_ITEM, 'bundle_options:[ItemSelectedBundleOption]'],
  DownloadableCreditMemoItem: [...CREDIT_ITEM, 'downloadable_links:[DownloadableItemsLinks]'],
  Order: ['order_number:String!'],
  CustomerOrdersFilterInput: [
    'order_date:FilterRangeTypeInput status:FilterEqualTypeInput number:FilterStringTypeInput',
    'grand_total:FilterRangeTypeInput',
  ],
  FilterStringTypeInput: ['in:[String] eq:String match:String'],
  CustomerOrderSortInput: ['sort_field:CustomerOrderSortableField! sort_direction:SortEnum!'],
  CustomerOrderSortableField: ['NUMBER', 'CREATED_AT'],
  ScopeTypeEnum: ['GLOBAL', 'WEBSITE', 'STORE'],
  CustomerOrders: ['items:[CustomerOrder]! page_info:SearchResultPageInfo total_count:Int'],
  CustomerOrder: [
    'id:ID! order_date:String! status:String! number:String! items:[OrderItemInterface] total:OrderTotal',
    'invoices:[Invoice]! shipments:[OrderShipment] payment_methods:[OrderPaymentMethod]',
    'shipping_address:OrderAddress billing_address:OrderAddress shipping_method:String',
    'comments:[SalesCommentItem] grand_total:Float carrier:String credit_memos:[CreditMemo] state:String! token:String!',
  ],
  OrderItemInterface: ITEM,
  OrderItem: ITEM,
  OrderItemOption: ['label:String! value:String!'],
  OrderTotal: [
    'subtotal:Money! discounts:[Discount] total_tax:Money! taxes:[TaxItem] grand_total:Money!',
    'base_grand_total:Money! total_shipping:Money! shipping_handling:ShippingHandling',
  ],
  TaxItem: ['amount:Money! rate:Float! title:String!'],
  ShippingHandling: [
    'total_amount:Money! amount_including_tax:Money amount_excluding_tax:Money taxes:[TaxItem]',
    'discounts:[ShippingDiscount]',
  ],
  ShippingDiscount: ['amount:Money!'],
  OrderPaymentMethod: ['name:String! type:String! additional_data:[KeyValue]'],
  KeyValue: ['name:String value:String'],
  OrderAddress: [
    'firstname:String! lastname:String! region:String country_code:CountryCodeEnum street:[String!]!',
    'telephone:String postcode:String city:String! prefix:String suffix:String fax:String middlename:String',
    'vat_id:String region_id:ID company:String',
  ],
  SalesCommentItem: ['timestamp:String! message:String!'],
  OrderShipment: [
    'id:ID! number:String! tracking:[ShipmentTracking] items:[ShipmentItemInterface]',
    'comments:[SalesCommentItem]',
  ],
  ShipmentTracking: ['title:String! carrier:String! number:String'],
  ShipmentItemInterface: SHIPMENT_ITEM,
  ShipmentItem: SHIPMENT_ITEM,
  Invoice: [
    'id:ID! number:String! total:InvoiceTotal items:[InvoiceItemInterface] comments:[SalesCommentItem]',
  ],
  InvoiceItemInterface: INVOICE_ITEM,
  InvoiceItem: INVOICE_ITEM,
  InvoiceTotal: PAPER_TOTAL,
};
