import { expect, it } from 'vitest';
import { withDe, withQue } from './elision.ts';

it.each([
  ['Atelier Couleurs', 'd’Atelier Couleurs'],
  ['Élodie Marchand', 'd’Élodie Marchand'],
  ['Œuvre & Fils', 'd’Œuvre & Fils'],
  ['Ile-de-France', 'd’Ile-de-France'],
  ['Yves Le Goff', 'd’Yves Le Goff'],
  ['Hélène Riou', 'd’Hélène Riou'],
  ['Yann Kermarrec', 'de Yann Kermarrec'],
  ['Hautbois SARL', 'de Hautbois SARL'],
  ['Peintures Kermarrec', 'de Peintures Kermarrec'],
  ['3 Couleurs', 'de 3 Couleurs'],
  ['', 'de '],
])('of %s: %s', (name, text) => {
  expect(withDe(name)).toBe(text);
  expect(withQue(name)).toBe(text.replace(/^d/, 'qu').replace(/^que /, 'que '));
});
