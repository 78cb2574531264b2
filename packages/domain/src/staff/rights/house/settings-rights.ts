import type { Row } from '../row.ts';

const readers: Row = { proprietaire: 'all', lecture_seule: 'all' };

export const settingsRights = {
  shopSettings: readers,
  shopSettingsCsv: readers,
  legalTexts: readers,
  changeShopSettings: { proprietaire: 'all' },
} as const satisfies Record<string, Row>;
