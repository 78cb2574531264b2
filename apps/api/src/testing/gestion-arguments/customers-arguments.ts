export const customersArguments: Readonly<Record<string, string>> = {
  shopCustomers: 'list: personnes',
  shopCustomer: 'id: "0"',
  shopCompany: 'id: "0"',
  linkRequest: 'customerId: "0"',
  settleLinkRequest: 'customerId: "0", companyId: "0", accepted: false',
  unlockCustomer: 'id: "0"',
  sendCustomerResetLink: 'id: "0"',
  enterAsCustomer: 'id: "0", reason: ""',
  exportShopCustomer: 'id: "0"',
  customerMerge: 'keep: "0", other: "0"',
  mergeCustomers: 'keep: "0", fold: "0", reason: ""',
  eraseShopCustomer: 'id: "0", typed: ""',
};
