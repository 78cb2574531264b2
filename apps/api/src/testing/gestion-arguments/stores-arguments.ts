export const storesArguments: Readonly<Record<string, string>> = {
  shopStore: 'code: "x"',
  changeStoreHours: 'code: "x", week: []',
  setStoreDay: 'code: "x", on: "x", hours: ""',
  clearStoreDay: 'code: "x", on: "x"',
  changeStoreDetails: 'code: "x", details: { services: [] }',
};
