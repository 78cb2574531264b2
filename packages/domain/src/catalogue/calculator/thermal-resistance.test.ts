import { expect, it } from 'vitest';
import { readConductivity, thermalResistance, thicknessIn } from './thermal-resistance.ts';

it.each([
  // 0.120 ÷ 0.031 = 3.87
  [120, 0.031, 3.85],
  // 0.100 ÷ 0.038 = 2.63
  [100, 0.038, 2.6],
  // 0.140 ÷ 0.036 = 3.89
  [140, 0.036, 3.85],
  // 0.200 ÷ 0.040 = 5 and 0.060 ÷ 0.040 = 1.5, which floating numbers must not make less of
  [200, 0.04, 5],
  [60, 0.04, 1.5],
])('PDP-08 R of %i mm at λ %d is %d', (thickness, conductivity, expected) => {
  expect(thermalResistance(thickness, conductivity)).toBe(expected);
});

it.each([
  ['120 mm', 120],
  ['60\u00a0mm', 60],
  ['160 g/m²', null],
  ['Aluminium', null],
  ['', null],
])('PDP-08 the thickness « %s »', (label, expected) => {
  expect(thicknessIn(label)).toBe(expected);
});

it.each([
  ['0,031 W/(m·K)', 0.031],
  ['0.04', 0.04],
  ['31', null],
  ['', null],
  [null, null],
])('PDP-08 the conductivity « %s »', (text, expected) => {
  expect(readConductivity(text)).toBe(expected);
});
