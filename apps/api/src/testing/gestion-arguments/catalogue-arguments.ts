const TEXTS = 'description: "", meta_title: "", meta_description: ""';

export const catalogueArguments: Readonly<Record<string, string>> = {
  shelfProduct: 'sku: "x"',
  productPreview: 'sku: "x"',
  productPreviewFor: 'sku: "x", customer: "x"',
  writeProduct: `sku: "x", read: "x", input: { is_active: true, is_new: false, flag_promo: false, short_description: "", ${TEXTS} }`,
  dateProduct: 'sku: "x", read: "x"',
  linkProduct: 'sku: "x", read: "x", input: { related: [], upsell: [], crosssell: [] }',
  moveProductPicture: 'sku: "x", read: "x", reference: "x", position: 1, to: up',
  describeProductPicture: 'sku: "x", read: "x", reference: "x", position: 1, alt: ""',
  removeProductPicture: 'sku: "x", read: "x", reference: "x", position: 1',
  writeCategory: `id: 0, read: "x", input: { name: "x", include_in_menu: true, ${TEXTS} }`,
  dateCategory: 'id: 0, read: "x"',
  moveCategory: 'id: 0, read: "x", parent: 0',
};
