import { describe, expect, it } from 'vitest';
import { frenchRoot } from './french-root.ts';
import { frenchStem } from './french-stem.ts';

describe('the French stem', () => {
  it.each([
    ['peinture', 'peintures'],
    ['mat', 'mate', 'mats', 'mates'],
    ['satin', 'satine', 'satinee', 'satinees'],
    ['brillant', 'brillante', 'brillants', 'brillantes'],
    ['rouleau', 'rouleaux'],
    ['mural', 'murale', 'muraux', 'murales'],
    ['metal', 'metaux'],
    ['gris', 'grise', 'grises'],
    ['epais', 'epaisse', 'epaisses'],
    ['blanc', 'blanche', 'blanches'],
    ['colle', 'colles'],
    ['exterieur', 'exterieure', 'exterieurs'],
    ['decoratif', 'decorative', 'decoratifs'],
    ['vernis', 'verni'],
    ['intisse', 'intissee', 'intisses'],
    ['travail', 'travaux'],
    ['tuyau', 'tuyaux'],
  ])('brings together %s, %s…', (...words) => {
    expect(new Set(words.map(frenchStem)).size).toBe(1);
  });

  it.each([
    ['peinture', 'peintre'],
    ['toile', 'toit'],
    ['verre', 'vert'],
    ['lasure', 'laser'],
    ['laque', 'plaque'],
    ['sol', 'solvant'],
    ['bac', 'bache'],
    ['lame', 'lampe'],
    ['enduit', 'enduire'],
    ['parquet', 'paquet'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(frenchStem(one)).not.toBe(frenchStem(other));
  });

  it.each(['15l', 'en13300', 'ffp2s', 'pvc', 'ite', '59.1'])('leaves « %s » as it is', (code) => {
    expect(frenchStem(code)).toBe(code);
  });
});

describe('the French root', () => {
  it.each([
    ['poncer', 'poncage', 'ponceuse'],
    ['isoler', 'isolant', 'isolation'],
    ['nettoyer', 'nettoyant', 'nettoyage'],
    ['reboucher', 'rebouchage'],
    ['masquer', 'masquage'],
    ['impermeable', 'impermeabilite', 'impermeabilisation'],
    ['humide', 'humidite'],
  ])('is shared by %s, %s…', (...words) => {
    expect(new Set(words.map(frenchStem).map(frenchRoot)).size).toBe(1);
  });

  it('never leaves fewer than four letters', () => {
    expect(frenchRoot('mater')).toBe('mater');
  });
});
