import type { Row } from '../row.ts';

const editors: Row = { proprietaire: 'all', contenu: 'all' };
const readers: Row = { ...editors, lecture_seule: 'all' };

export const contentRights = {
  contents: readers,
  /** at an address of its own */
  contentsCsv: readers,
  contentItem: readers,
  contentVersion: readers,
  contentLinks: readers,
  contentPictures: readers,
  /** at an address of its own, with its file */
  uploadContentPicture: editors,
  holdContent: editors,
  saveContentDraft: editors,
  discardContentDraft: editors,
  publishContent: editors,
  restoreContentVersion: editors,
  cancelContentPublication: editors,
} as const satisfies Record<string, Row>;
