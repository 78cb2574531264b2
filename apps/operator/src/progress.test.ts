import { describe, expect, it } from 'vitest';
import { progressOn } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  let clock = 1_000;
  const progress = progressOn({ isTTY, columns: 60, write: (text) => written.push(text) }, () => clock);
  return { progress, written, later: () => (clock += 1_000) };
}

describe('in a terminal', () => {
  it('counts on one line', () => {
    const { progress, written, later } = screen(true);
    progress.count('Produits', 0, 4);
    later();
    progress.count('Produits', 2, 4);
    expect(written).toEqual([
      `\r\u001B[2K[${'░'.repeat(24)}] Produits 0/4`,
      `\r\u001B[2K[${'█'.repeat(12)}${'░'.repeat(12)}] Produits 2/4`,
    ]);
  });

  it('spares the terminal when things go fast, but always shows the end', () => {
    const { progress, written } = screen(true);
    for (let done = 0; done <= 100; done += 1) progress.count('Produits', done, 100);
    expect(written).toHaveLength(2);
    expect(written[1]).toContain('100/100');
  });

  it('never runs over the end of the line', () => {
    const { progress, written } = screen(true);
    progress.step('Une étape au nom bien trop long pour tenir sur une seule ligne du terminal');
    expect(written[0]?.replace('\r\u001B[2K', '')).toHaveLength(59);
  });

  it('leaves the last line standing', () => {
    const { progress, written } = screen(true);
    progress.step('Base');
    progress.end();
    expect(written.at(-1)).toBe('\n');
  });
});

describe('in a log', () => {
  it('writes one plain line for each step, however often it counts', () => {
    const { progress, written } = screen(false);
    progress.step('Ouverture de la base');
    for (let done = 0; done <= 600; done += 1) progress.count('Produits', done, 600);
    progress.count('Comptes', 1, 40);
    progress.count('Produits', 600, 600);
    expect(written).toEqual(['Ouverture de la base…\n', 'Produits\u00A0: 600\n', 'Comptes\u00A0: 40\n']);
  });
});
