export const storesArguments: Readonly<Record<string, string>> = {
  shopStore: 'code: "x"',
  changeStoreHours: 'code: "x", read: "x", week: []',
  setStoreDay: 'code: "x", on: "x", hours: ""',
  clearStoreDay: 'code: "x", on: "x"',
  tellClosedDay: 'code: "x", on: "x"',
  changeStoreDetails: 'code: "x", read: "x", details: { services: [] }',
};
