const item = 'kind: page, identifier: "X"';

export const contentArguments: Readonly<Record<string, string>> = {
  contentItem: item,
  contentVersion: `${item}, version: 1`,
  contentLinks: 'search: ""',
  saveContentDraft: `${item}, fields: { title: "", content: "", is_active: true }`,
  holdContent: item,
  discardContentDraft: item,
  publishContent: item,
  restoreContentVersion: `${item}, version: 1, read: "x"`,
  cancelContentPublication: `${item}, version: 1`,
};
