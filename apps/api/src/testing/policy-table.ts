// Who may call what. Each operation of the contract has its row; one without fails the matrix test. Arguments are such
// that nothing is changed: what is asked here is only whether the door opens.

export const roles = [
  'visitor',
  'dirigeant',
  'entitledSubaccount',
  'bareSubaccount',
  'commercial',
  'manager',
  'private',
  // a sales representative signed in as a head of company
  'connected',
  // a head of company proven by a client code only
  'unproven',
] as const;
export type RoleName = (typeof roles)[number];

type Row = readonly [who: readonly RoleName[], args?: string];

const everyone: readonly RoleName[] = roles;
/** A manager belongs to the back office: its token reads as a visitor, and its writes are denied. */
const shoppers = roles.filter((role) => role !== 'manager');
const accounts = roles.filter((role) => role !== 'visitor' && role !== 'manager');

/** Not possible in a customer's name. */
const withoutConnected = (all: readonly RoleName[]) => all.filter((role) => role !== 'connected');
const owners = withoutConnected(accounts);

const buyers: readonly RoleName[] = ['dirigeant', 'entitledSubaccount', 'private', 'connected'];

/** Of one's own orders and their payment. */
const orderers: readonly RoleName[] = [...buyers, 'unproven'];

const heads: readonly RoleName[] = ['dirigeant'];
const subAccounts: readonly RoleName[] = ['entitledSubaccount', 'bareSubaccount'];

export const policyTable: Readonly<Record<string, Row>> = {
  // site, stores, content
  'Query.storeConfig': [everyone],
  'Query.availableStores': [everyone],
  'Query.currency': [everyone],
  'Query.countries': [everyone],
  'Query.country': [everyone, 'id: "FR"'],
  'Query.cmsPage': [everyone, 'identifier: "livraison"'],
  'Query.cmsBlocks': [everyone, 'identifiers: ["home-intro"]'],
  'Query.checkoutAgreements': [everyone],
  'Query.robotsConfig': [everyone],
  'Query.recaptchaV3Config': [everyone],
  'Query.searchTerm': [everyone, 'Search: "blanc"'],
  'Query.attributesList': [everyone, 'entityType: CATALOG_PRODUCT'],
  'Query.customAttributeMetadataV2': [everyone, 'attributes: []'],
  'Query.attributesForm': [everyone, 'formCode: "customer_account_create"'],
  'Query.nearestStores': [everyone],
  'Query.pickupLocations': [everyone, 'pageSize: 1'],
  'Query.store': [everyone, 'storeCode: "VB001"'],
  'Query.placeAutocomplete': [everyone, 'input: "Rennes"'],
  'Query.placeDetails': [everyone, 'placeId: "inconnu"'],
  'Query.getCurrentShop': [everyone],
  'Mutation.setCurrentShop': [shoppers, 'shopCode: "inconnu"'],
  // catalogue, pricing, search
  'Query.categories': [everyone],
  'Query.categoryList': [everyone],
  'Query.customCategoryList': [everyone],
  'Query.route': [everyone, 'url: "/livraison"'],
  'Query.urlResolver': [everyone, 'url: "/livraison"'],
  'Query.products': [everyone, 'search: "blanc", pageSize: 1'],
  'Query.productAttributeData': [everyone, 'sku: "inconnu"'],
  'Query.productFeature': [everyone, 'sku: "inconnu"'],
  'Query.configurableProductsConfiguration': [everyone, 'sku: "inconnu"'],
  'Query.xsellProducts': [everyone, 'sku: "inconnu"'],
  'Query.articles': [everyone, 'skus: []'],
  'Query.getBestSimpleProduct': [everyone, 'sku: "inconnu"'],
  'Query.colourChart': [everyone],
  'Query.colourSheets': [everyone, 'codes: ["ral-7016"]'],
  'Query.testerArticle': [everyone],
  'Query.testerArticles': [everyone, 'tints: []'],
  'Query.productConditions': [everyone, 'products: []'],
  'Query.search': [everyone, 'query: "blanc"'],
  'Query.promotions': [everyone],
  // compare
  'Query.compareList': [everyone, 'uid: "inconnu"'],
  'Mutation.createCompareList': [shoppers, 'input: { products: ["inconnu"] }'],
  'Mutation.addProductsToCompareList': [shoppers, 'input: { uid: "inconnu", products: [] }'],
  'Mutation.removeProductsFromCompareList': [shoppers, 'input: { uid: "inconnu", products: [] }'],
  'Mutation.assignCompareListToCustomer': [accounts, 'uid: "inconnu"'],
  'Mutation.deleteCompareList': [shoppers, 'uid: "inconnu"'],
  // sessions
  'Query.isEmailAvailable': [everyone, 'email: "libre@exemple.fr"'],
  'Query.captchaChallenge': [everyone],
  'Query.persistentLoginOwner': [everyone, 'token: "inconnu"'],
  'Mutation.generateCustomerToken': [everyone, 'email: "personne@exemple.fr", password: "x"'],
  'Mutation.requestLoginByToken': [everyone, 'token: "inconnu"'],
  'Mutation.connectAs': [everyone, 'token: "inconnu"'],
  'Mutation.revokeCustomerToken': [accounts],
  // a sales representative's desk
  'Query.portfolio': [['commercial']],
  'Query.portfolioOrders': [['commercial']],
  'Query.portfolioQuotations': [['commercial']],
  'Mutation.issueConnectAs': [['commercial'], 'customerId: "inconnu"'],
  'Mutation.requestPasswordResetEmail': [everyone, 'email: "personne@exemple.fr"'],
  'Mutation.resetPassword': [
    everyone,
    'email: "personne@exemple.fr", resetPasswordToken: "inconnu", newPassword: "court"',
  ],
  'Query.customerDevices': [owners],
  'Mutation.endCustomerDevice': [owners, 'id: "inconnu"'],
  'Mutation.endOtherCustomerDevices': [owners],
  'Mutation.changeCustomerPassword': [owners, 'currentPassword: "x", newPassword: "court"'],
  // registration
  'Query.getEstablishmentByParams': [everyone, 'siret: "123"'],
  'Mutation.createCustomerV2': [
    everyone,
    'input: { firstname: "A", lastname: "B", email: "pas une adresse" }',
  ],
  'Mutation.createCustomer': [everyone, 'input: { firstname: "A", lastname: "B", email: "pas une adresse" }'],
  'Mutation.prospect': [everyone, 'input: { firstname: "A", lastname: "B", email: "pas une adresse" }'],
  'Mutation.verifyExistingAccount': [shoppers, 'clientCode: "0351012"'],
  'Mutation.linkExistingAccount': [['dirigeant', 'private', 'unproven'], 'clientCode: "0351012"'],
  'Mutation.requestCompanyProof': [['unproven']],
  'Mutation.answerCompanyProof': [everyone, 'key: "inconnu", accepted: true'],
  'Mutation.confirmEmail': [everyone, 'input: { confirmation_key: "inconnu" }'],
  'Mutation.resendConfirmationEmail': [everyone, 'email: "pas une adresse"'],
  // privacy
  'Query.customerConditions': [accounts],
  'Query.exportCustomerData': [owners],
  'Mutation.acceptConditions': [owners, 'version: "jamais"'],
  'Mutation.deleteCustomer': [owners, 'password: "x"'],
  // one's own account
  'Query.customer': [accounts],
  'Query.customCustomer': [accounts],
  'Query.getCustomerAddresses': [accounts],
  'Query.companyAddresses': [accounts],
  'Mutation.updateCustomerV2': [accounts, 'input: {}'],
  'Query.customerPaymentTokens': [accounts],
  'Query.customerDownloadableProducts': [accounts],
  'Mutation.deletePaymentToken': [accounts, 'public_hash: "inconnu"'],
  'Mutation.updateCustomer': [accounts, 'input: {}'],
  'Mutation.updateCustomerEmail': [owners, 'email: "pas une adresse", password: "x"'],
  'Mutation.createCustomerAddress': [accounts, 'input: {}'],
  'Mutation.updateCustomerAddress': [accounts, 'id: 0'],
  'Mutation.deleteCustomerAddress': [accounts, 'id: 0'],
  // newsletter and contact
  'Query.customerOptins': [accounts],
  'Mutation.setCustomerOptins': [owners, 'input: {}'],
  'Mutation.subscribeEmailToNewsletter': [shoppers, 'email: "pas une adresse"'],
  'Mutation.confirmNewsletterSubscription': [everyone, 'token: "inconnu"'],
  'Mutation.unsubscribeFromNewsletter': [everyone, 'token: "inconnu"'],
  'Mutation.contactUs': [shoppers, 'input: { email: "", name: "", comment: "" }'],
  'Mutation.sendContactEmail': [shoppers, 'input: { email: "", name: "", comment: "", reason: "" }'],
  // cart
  'Query.cart': [everyone, 'cart_id: "inconnu"'],
  'Query.customerCart': [accounts],
  'Query.customCart': [everyone, 'id: "inconnu"'],
  'Query.customCustomerCart': [accounts],
  'Query.cartTotalQty': [everyone, 'cartId: "inconnu"'],
  'Query.testerCredits': [accounts],
  'Mutation.createGuestCart': [shoppers, 'input: { cart_uid: "court" }'],
  'Mutation.createEmptyCart': [shoppers, 'input: { cart_id: "court" }'],
  'Mutation.customCreateEmptyCart': [shoppers],
  'Mutation.addProductsToCart': [shoppers, 'cartId: "inconnu", cartItems: []'],
  'Mutation.addSimpleProductsToCart': [shoppers, 'input: { cart_id: "inconnu", cart_items: [] }'],
  'Mutation.addConfigurableProductsToCart': [shoppers, 'input: { cart_id: "inconnu", cart_items: [] }'],
  'Mutation.addVirtualProductsToCart': [shoppers, 'input: { cart_id: "inconnu", cart_items: [] }'],
  'Mutation.addDownloadableProductsToCart': [shoppers, 'input: { cart_id: "inconnu", cart_items: [] }'],
  'Mutation.addBundleProductsToCart': [shoppers, 'input: { cart_id: "inconnu", cart_items: [] }'],
  'Mutation.updateCartItems': [shoppers, 'input: { cart_id: "inconnu", cart_items: [] }'],
  'Mutation.removeItemFromCart': [shoppers, 'input: { cart_id: "inconnu" }'],
  'Mutation.clearCart': [shoppers, 'input: { uid: "inconnu" }'],
  'Mutation.applyCouponToCart': [shoppers, 'input: { cart_id: "inconnu", coupon_code: "X" }'],
  'Mutation.removeCouponFromCart': [shoppers, 'input: { cart_id: "inconnu" }'],
  'Mutation.mergeCarts': [accounts, 'source_cart_id: "inconnu"'],
  // of the orders one may see
  'Mutation.reorderItems': [orderers, 'orderNumber: "inconnu"'],
  // favourites: whose list it is decides; hearts are a visitor's too, and empty
  'Query.getWishlist': [accounts, 'id: "inconnu"'],
  'Query.wishedProducts': [everyone, 'skus: []'],
  'Mutation.addProductsToWishlist': [accounts, 'wishlistId: "inconnu", wishlistItems: []'],
  'Mutation.removeProductsFromWishlist': [accounts, 'wishlistId: "inconnu", wishlistItemsIds: []'],
  'Mutation.updateProductsInWishlist': [accounts, 'wishlistId: "inconnu", wishlistItems: []'],
  'Mutation.moveProductsBetweenWishlists': [
    accounts,
    'sourceWishlistUid: "inconnu", destinationWishlistUid: "inconnu", wishlistItems: []',
  ],
  'Mutation.createWishlist': [accounts, 'input: { name: "", visibility: PRIVATE }'],
  'Mutation.addWishlist': [accounts, 'name: ""'],
  'Mutation.shareWishlist': [[...heads, ...subAccounts], 'wishlistId: "inconnu", share: COMPANY_READS'],
  'Mutation.takeOverWishlist': [heads, 'wishlistId: "inconnu"'],
  'Mutation.updateWishlist': [accounts, 'wishlistId: "inconnu", name: "Autre"'],
  'Mutation.addWishlistItemsToCart': [accounts, 'wishlistId: "inconnu"'],
  'Mutation.deleteWishlist': [accounts, 'wishlistId: "inconnu"'],
  'Mutation.addProductToWishList': [accounts, 'wishlistId: "inconnu", items: []'],
  // sub-accounts: the head of the company, never a representative
  'Query.getListSubAccount': [heads],
  'Query.getSubAccount': [heads, 'id: "0"'],
  'Mutation.createSubAccountCustomer': [heads, 'input: { firstname: "A", lastname: "B", email: "rien" }'],
  'Mutation.updateSubAccountCustomer': [heads, 'id: "0", input: {}'],
  'Mutation.resendSubAccountInvitation': [heads, 'id: "0"'],
  'Mutation.suspendSubAccount': [heads, 'id: "0"'],
  'Mutation.resumeSubAccount': [heads, 'id: "0"'],
  'Mutation.removeSubAccountCustomer': [heads, 'id: "0"'],
  // approvals: a sub-account asks, the head of its company answers
  'Query.getOrdersWaitingForApproval': [heads],
  'Query.getOrderWaitingForApproval': [heads, 'orderId: "inconnu"'],
  'Mutation.approveAndPlaceOrder': [heads, 'orderId: "inconnu"'],
  'Query.getApprovalDecisions': [heads],
  'Query.getOwnApprovalRequests': [subAccounts],
  'Query.getOwnApprovalRequest': [subAccounts, 'orderId: "inconnu"'],
  'Query.getCartsSetApart': [subAccounts],
  'Mutation.withdrawApprovalRequest': [subAccounts, 'orderId: "inconnu"'],
  'Mutation.remindOfApprovalRequest': [subAccounts, 'orderId: "inconnu"'],
  'Mutation.changeApprovalRequest': [subAccounts, 'orderId: "inconnu", items: []'],
  'Mutation.setCartApart': [subAccounts, 'cartId: "inconnu"'],
  'Mutation.takeUpCart': [subAccounts, 'cartId: "inconnu"'],
  'Mutation.dismissActiveMessage': [subAccounts],
  // decided by the id: this one belongs to no account
  'Query.getActiveMessagesByCustomerId': [[], 'customerId: "0"'],
  'Mutation.submitCartForApproval': [subAccounts, 'cartId: "inconnu"'],
  'Mutation.withdrawCartFromApproval': [subAccounts, 'cartId: "inconnu"'],
  'Mutation.removeItemFromOrderWaitingForApproval': [heads, 'orderId: "inconnu", itemUid: "inconnu"'],
  'Mutation.updateItemQuantityOfOrderWaitingForApproval': [heads, 'orderId: "inconnu", itemUid: "inconnu"'],
  'Mutation.approveOrderWaitingForApproval': [heads, 'orderId: "inconnu"'],
  'Mutation.rejectOrderWaitingForApproval': [heads, 'orderId: "inconnu"'],
  // reviews: visitors write where the site lets them, the shop's own people never, not in a customer's name either
  'Query.productReviewRatingsMetadata': [everyone],
  'Query.customerProductReview': [accounts],
  'Query.productReview': [everyone, 'sku: "inconnu"'],
  'Mutation.createProductReview': [
    owners.filter((role) => role !== 'commercial'),
    'input: { sku: "inconnu", nickname: "", summary: "", text: "", ratings: [] }',
  ],
  // orders: a sub-account needs the right, a sales representative has no orders of its own
  'Query.customerOrders': [orderers],
  'Query.customCustomerOrders': [orderers],
  'Query.customerOrder': [orderers, 'number: "inconnu"'],
  'Mutation.answerOrderSubstitute': [
    ['dirigeant', 'entitledSubaccount', 'private', 'unproven'],
    'order_number: "inconnu", id: "1", accepted: true',
  ],
  'Query.customerSpending': [orderers],
  'Query.customerTints': [orderers],
  'Query.customerTintListing': [orderers],
  'Mutation.noteCustomerTint': [orderers, 'input: { uid: "inconnu" }'],
  'Mutation.addCustomerTint': [orderers, 'input: { colour: "inconnu" }'],
  'Mutation.removeCustomerTint': [orderers, 'uid: "inconnu"'],
  'Mutation.reorderTint': [orderers, 'uid: "inconnu"'],
  'Query.customerFrequentPurchases': [buyers],
  'Query.customerPurchases': [buyers],
  // quotations and invoices: the company's, for its head and accounts with the right
  'Query.customerQuotations': [buyers],
  'Query.customerQuotation': [buyers, 'number: "inconnu"'],
  'Query.quotationPdf': [buyers, 'number: "inconnu"'],
  'Mutation.askForQuotation': [['dirigeant', 'entitledSubaccount', 'connected'], 'cartId: "inconnu"'],
  'Mutation.withdrawQuotationRequest': [
    ['dirigeant', 'entitledSubaccount', 'connected'],
    'number: "inconnu"',
  ],
  'Mutation.updateQuoteRejected': [buyers, 'quoteId: "inconnu"'],
  'Mutation.convertQuoteToOrder': [buyers, 'quoteId: "inconnu"'],
  'Query.customerInvoices': [buyers],
  'Query.customerPaper': [orderers, 'kind: ORDER, number: "inconnu"'],
  'Query.productSheet': [everyone, 'sku: "inconnu", kind: FT'],
  'Query.customerInvoice': [buyers, 'number: "inconnu", type: FACTURE'],
  'Query.customerOutstanding': [['dirigeant', 'entitledSubaccount', 'connected']],
  'Mutation.cancelOrder': [orderers, 'input: { order_id: "0", reason: "" }'],
  // decided by the order: a visitor proves it by the address it ordered with; never in a customer's name
  'Query.withdrawableOrder': [withoutConnected(everyone), 'orderNumber: "inconnu", email: "rien"'],
  'Mutation.requestWithdrawal': [
    withoutConnected(shoppers),
    'input: { order_number: "inconnu", email: "rien", items: [] }',
  ],
  // checkout: whose cart it is decides, not the role
  'Query.getAvailableShippingMethods': [everyone, 'cartId: "inconnu"'],
  'Query.getAvailableCustomerShippingMethods': [accounts],
  'Query.getAvailablePaymentMethods': [everyone, 'cartId: "inconnu"'],
  'Query.guestOrder': [everyone, 'input: { number: "inconnu", email: "a@b.fr", postcode: "35000" }'],
  'Query.guestOrderByToken': [everyone, 'input: { token: "inconnu" }'],
  'Mutation.estimateShippingMethods': [
    shoppers,
    'input: { cart_id: "inconnu", address: { country_code: FR, postcode: "35000" } }',
  ],
  'Mutation.estimateTotals': [
    shoppers,
    'input: { cart_id: "inconnu", address: { country_code: FR, postcode: "35000" } }',
  ],
  'Query.checkoutHabits': [accounts],
  'Query.placedOrder': [everyone, 'number: "inconnu", signature: "fausse"'],
  'Mutation.abandonCardPayment': [shoppers, 'number: "inconnu", signature: "fausse"'],
  'Mutation.answerPlacedOrderSubstitute': [
    shoppers,
    'number: "inconnu", signature: "fausse", id: "1", accepted: true',
  ],
  'Mutation.createAccountFromOrder': [
    shoppers,
    'input: { number: "inconnu", signature: "fausse", password: "x" }',
  ],
  'Mutation.setGuestEmailOnCart': [shoppers, 'input: { cart_id: "inconnu", email: "rien" }'],
  'Mutation.setShippingAddressesOnCart': [shoppers, 'input: { cart_id: "inconnu", shipping_addresses: [] }'],
  'Mutation.setBillingAddressOnCart': [shoppers, 'input: { cart_id: "inconnu", billing_address: {} }'],
  'Mutation.setShippingMethodsOnCart': [shoppers, 'input: { cart_id: "inconnu", shipping_methods: [] }'],
  'Mutation.setPaymentMethodOnCart': [
    shoppers,
    'input: { cart_id: "inconnu", payment_method: { code: "card" } }',
  ],
  'Mutation.openExternalCheckout': [shoppers, 'cartId: "inconnu"'],
  'Mutation.placeOrder': [shoppers, 'input: { cart_id: "inconnu" }'],
  'Mutation.customPlaceOrder': [shoppers, 'input: { cart_id: "inconnu" }'],
};
