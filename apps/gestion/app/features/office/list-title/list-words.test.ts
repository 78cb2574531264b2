import { describe, expect, it } from 'vitest';
import { foundWords, listTitle, periodWords, typedWords } from './list-words.ts';

describe('the title of a list', () => {
  it.each([
    ['Commandes prêtes', [typedWords('kermarrec')], 'Commandes prêtes, «\u00A0kermarrec\u00A0» – Gestion'],
    ['Retours', ['Refusés', typedWords(null), typedWords('')], 'Retours, Refusés – Gestion'],
    ['Codes promotionnels', [null], 'Codes promotionnels – Gestion'],
  ])('%s', (of, asked, title) => {
    expect(listTitle(of, asked)).toBe(title);
  });

  it.each([
    [{ since: '2026-11-01', until: '2026-11-15' }, 'du 01/11/2026 au 15/11/2026'],
    [{ since: '2026-11-01', until: null }, 'depuis le 01/11/2026'],
    [{ since: null, until: '2026-11-15' }, 'jusqu’au 15/11/2026'],
    [{ since: 'hier', until: '2026-02-45' }, null],
  ])('says the days %j', (period, words) => {
    expect(periodWords(period)).toBe(words);
  });
});

describe('what was found', () => {
  it.each([
    [{ count: 12, more: false }, '12\u00A0commandes'],
    [{ count: 1, more: false }, '1\u00A0commande'],
    [{ count: 50, more: true }, 'Plus de 50\u00A0commandes'],
    [{ count: 0, more: false }, 'Rien ne correspond.'],
  ])('%j is said as « %s »', (found, words) => {
    expect(foundWords('orders', found)).toBe(words);
  });

  it('is said in the words of the page where there is nothing', () => {
    expect(foundWords('orders', { count: 0, more: false }, 'Rien à préparer.')).toBe('Rien à préparer.');
  });
});
