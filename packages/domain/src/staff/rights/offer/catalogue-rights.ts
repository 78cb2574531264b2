import type { Row } from '../row.ts';

const readers: Row = { proprietaire: 'all', contenu: 'all', prix: 'all', lecture_seule: 'all' };
const writers: Row = { proprietaire: 'all', contenu: 'all' };

export const catalogueRights = {
  shelfProducts: readers,
  shelfBrands: readers,
  /** at an address of its own */
  shelfCsv: readers,
  shelfProduct: readers,
  shelfCategories: readers,
  productPreview: readers,
  /** what one customer pays is for who keeps prices, as in the simulator */
  productPreviewFor: { proprietaire: 'all', prix: 'all', lecture_seule: 'all' },
  writeProduct: writers,
  dateProduct: writers,
  linkProduct: writers,
  /** at an address of its own, with its files */
  uploadProductPictures: writers,
  moveProductPicture: writers,
  describeProductPicture: writers,
  removeProductPicture: writers,
  writeCategory: writers,
  dateCategory: writers,
  moveCategory: writers,
} as const satisfies Record<string, Row>;
