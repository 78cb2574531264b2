import { describe, expect, it } from 'vitest';
import { newsSince } from './news-since.ts';

const at = '2026-11-18T15:16:00Z';
const seen = [{ at, kind: 'status', text: 'En attente', by: null }];

describe('an order that changes under its reader', () => {
  it.each([
    ['nothing came', [], null],
    ['only an e-mail left', [{ at, kind: 'mail', text: 'E-mail', by: 'a@b.fr' }], null],
    [
      'a colleague cancelled it, and an e-mail left',
      [
        { at, kind: 'status', text: 'Annulée', by: 'Marc Leroy' },
        { at, kind: 'act', text: 'Articles remis en stock', by: 'Marc Leroy' },
        { at, kind: 'mail', text: 'E-mail', by: 'a@b.fr' },
      ],
      'Annulée par Marc Leroy à 16 h 16.',
    ],
    ['a system noted', [{ at, kind: 'note', text: 'Sonner', by: null }], 'Sonner à 16 h 16.'],
  ])('%s', (_what, came, told) => {
    const said = newsSince(seen.length, [...seen, ...came]);
    expect(said?.replaceAll(/\s/g, ' ') ?? null).toBe(told);
  });
});
