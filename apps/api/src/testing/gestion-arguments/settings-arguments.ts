export const settingsArguments: Readonly<Record<string, string>> = {
  changeShopSettings: 'site: "x", group: "x", read: "0", values: []',
};
