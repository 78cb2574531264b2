import { expect, it } from 'vitest';
import { rowName } from './figure-text.ts';

it.each([
  ['article', { key: '10200211', label: 'Velours' }, 'Velours, réf.\u00A010200211'],
  ['article', { key: '10200211', label: '' }, 'réf.\u00A010200211'],
  ['store', { key: 'VB006', label: 'Valbrune Rennes' }, 'Valbrune Rennes'],
  ['week', { key: '2026-11-16', label: '2026-11-16' }, 'Semaine du lundi 16 novembre'],
] as const)('a row by %s is called by what tells it apart', (by, row, name) => {
  expect(rowName(row, by)).toBe(name);
});
