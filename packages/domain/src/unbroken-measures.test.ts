import { expect, it } from 'vitest';
import { unbrokenMeasures } from './unbroken-measures.ts';

it.each([
  ['Mat velouté – Blanc – 10 L', 'Mat velouté – Blanc – 10~L'],
  ['Manchon – 250 mm – fibres 10 mm', 'Manchon – 250~mm – fibres 10~mm'],
  ['10 à 12 m²/L, 20 °C, 40 g/L', '10 à 12~m²/L, 20~°C, 40~g/L'],
  ['0,5 L (réf. 1)', '0,5~L (réf. 1)'],
  ['3 magasins, 12 Lilas, 5 heures', '3 magasins, 12 Lilas, 5 heures'],
  ['12 rue des Lilas', '12 rue des Lilas'],
  ['RAL 7016 L', 'RAL 7016~L'],
  ['10~L', '10~L'],
])('« %s » is printed « %s », a tilde where no line may end', (text, printed) => {
  expect(unbrokenMeasures(text.replaceAll('~', '\u00A0')).replaceAll('\u00A0', '~')).toBe(printed);
});
