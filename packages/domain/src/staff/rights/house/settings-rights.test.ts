import { expect, it } from 'vitest';
import { settingsRights } from './settings-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

it('the shop is set by its owner alone, and seen by who reads everything', () => {
  expect(heldByRole(settingsRights)).toEqual({
    proprietaire: { all: ['changeShopSettings', 'legalTexts', 'shopSettings', 'shopSettingsCsv'] },
    lecture_seule: { all: ['legalTexts', 'shopSettings', 'shopSettingsCsv'] },
  });
});
