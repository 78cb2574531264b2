import { describe, expect, it } from 'vitest';
import { editorsWords } from './editors-words.ts';

describe('words of editors in the declaration of accessibility', () => {
  it.each([
    ['the title of the page', '<h1>Accessibilité</h1><p>Bonjour.</p>', '<p>Bonjour.</p>'],
    [
      'a state with its heading',
      '<h2>État de conformité</h2><p>Il est déclaré partiellement conforme.</p><p>Bonjour.</p>',
      '<p>Bonjour.</p>',
    ],
    ['a state in bold', '<p>Le site est <strong>totalement con</strong>forme.</p><p>Oui.</p>', '<p>Oui.</p>'],
    ['a state in capitals', '<p class="x">TOTALEMENT CONFORME</p>', ''],
    [
      'a state in a list',
      '<ul><li>Site conforme</li><li>Au clavier</li></ul>',
      '<ul><li>Au clavier</li></ul>',
    ],
    ['a list of nothing else', '<ul><li>Site conforme</li></ul>', ''],
    ['a state outside every piece', 'Site conforme au RGAA <p>Oui.</p>', ''],
    ['nothing at all', '', ''],
  ])('lose %s', (_what, html, kept) => {
    expect(editorsWords(html)).toBe(kept);
  });

  it('keep their other headings, one step lower', () => {
    expect(editorsWords('<h2 id="a">Au comptoir</h2><p>Bonjour.</p><h3>Le soir</h3>')).toBe(
      '<h3 id="a">Au comptoir</h3><p>Bonjour.</p><h4>Le soir</h4>',
    );
  });
});
