import { expect, it } from 'vitest';
import { tintTitle } from './tint-title.ts';

it.each([
  ['Gris anthracite', 'RAL 7016', 'Gris anthracite, RAL\u00A07016'],
  ['Bleu paon', 'VB-BU100', 'Bleu paon, VB-BU100'],
  ['Blanc de sécurité', 'RAL 9 010', 'Blanc de sécurité, RAL\u00A09\u00A0010'],
])('%s and %s are called %s', (name, code, title) => {
  expect(tintTitle({ name, code })).toBe(title);
});
