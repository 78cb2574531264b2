import { describe, expect, it } from 'vitest';
import { articleName, lineName, tintName } from './article-name.ts';

const brush = { product: 'Brosse plate', color: null, size: '50 mm', conditioning: 'la pièce' };
const paint = {
  product: 'Ardelis Séréna – Peinture mate',
  color: 'Base TR',
  size: null,
  conditioning: '10 L',
};
const anthracite = { hex: '#383E42', code: 'RAL 7016', name: 'Gris anthracite', label: null };

describe('the name of an article', () => {
  it.each([
    ['with its size', brush, null, 'Brosse plate – 50 mm – la pièce'],
    ['with its colour', { ...paint, color: 'Blanc' }, null, 'Ardelis Séréna – Peinture mate – Blanc – 10 L'],
    [
      'with its tint, not its base',
      paint,
      anthracite,
      'Ardelis Séréna – Peinture mate – RAL 7016 Gris anthracite – 10 L',
    ],
    ['to be tinted', paint, null, 'Ardelis Séréna – Peinture mate – À teinter – 10 L'],
    [
      'of a product without choices',
      { product: 'Seau', color: null, size: null, conditioning: '' },
      null,
      'Seau',
    ],
  ])('%s', (_what, parts, tint, name) => {
    expect(articleName(parts, tint)).toBe(name);
  });

  it.each([
    [anthracite, 'RAL 7016 Gris anthracite'],
    [{ ...anthracite, name: null }, 'RAL 7016'],
    [{ ...anthracite, label: 'Volets' }, 'RAL 7016 Gris anthracite (Volets)'],
    [{ ...anthracite, label: 'RAL 7016' }, 'RAL 7016 Gris anthracite'],
    [{ ...anthracite, label: 'Gris anthracite' }, 'RAL 7016 Gris anthracite'],
    [{ hex: '#35586C', code: null, label: 'Bleu du salon' }, 'Bleu du salon (#35586C)'],
    [{ hex: '#35586C', code: null, label: null }, '#35586C'],
  ])('of the tint %o: %s', (tint, name) => {
    expect(tintName(tint)).toBe(name);
  });
});

describe('the name of a line that another system wrote', () => {
  it.each([
    [{ name: 'Brosse plate', color: 'Blanc', conditioning: '250 mm' }, 'Brosse plate – Blanc – 250 mm'],
    [{ name: 'Peinture – Blanc – 10 L', color: 'blanc', conditioning: '10 L' }, 'Peinture – Blanc – 10 L'],
    [{ name: 'Peinture – Blanc – 10 L', color: null, conditioning: '' }, 'Peinture – Blanc – 10 L'],
    [{ name: 'Laque 15 L', color: 'Or', conditioning: '5 L' }, 'Laque 15 L – Or – 5 L'],
    [{ name: 'Colorant 2,5 L', color: 'Or', conditioning: '5 L' }, 'Colorant 2,5 L – Or – 5 L'],
    [{ name: 'Laque', conditioning: '1 L', tint: anthracite }, 'Laque – RAL 7016 Gris anthracite – 1 L'],
    [
      {
        name: 'Laque – RAL 7016 Gris anthracite – 1 L',
        color: 'Base TR',
        conditioning: '1 L',
        tint: anthracite,
      },
      'Laque – RAL 7016 Gris anthracite – 1 L',
    ],
    [{ name: 'Laque', color: 'Base P (pastel)', conditioning: '1 L' }, 'Laque – À teinter – 1 L'],
    [
      { name: 'Laque – Base TR (transparente) – 1 L', color: 'Base TR (transparente)' },
      'Laque – À teinter – 1 L',
    ],
    [
      { name: 'Laque – Base M (moyenne) – 1 L', conditioning: '1 L', tint: anthracite },
      'Laque – 1 L – RAL 7016 Gris anthracite',
    ],
    [{ name: 'Sous-enduit de base Mineral', conditioning: '25 kg' }, 'Sous-enduit de base Mineral – 25 kg'],
    [
      { name: 'Laque', tint: { hex: '#35586C', code: null, label: 'Bleu du salon' } },
      'Laque – Bleu du salon (#35586C)',
    ],
  ])('%o: %s', (line, name) => {
    expect(lineName(line)).toBe(name);
  });
});
