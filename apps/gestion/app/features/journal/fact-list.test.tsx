import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactList } from './fact-list.tsx';

const told = (before: string | null, after: string | null) =>
  renderToStaticMarkup(<FactList facts={[{ name: 'lignes', before, after }]} />)
    .replaceAll(/<\/?(?:ul|li|span|strong)[^>]*>/g, '')
    .replaceAll('\u00A0', ' ');

describe('what an entry of the journal tells', () => {
  it.each([
    [null, 'VB006', 'lignes : VB006'],
    ['Neuf', 'Abîmé', 'lignes : <del>Neuf</del> devient Abîmé'],
    ['', 'Nacelle', 'lignes : ajouté : Nacelle'],
    ['Nacelle', null, 'lignes : retiré : <del>Nacelle</del>'],
    ['Nacelle', '', 'lignes : retiré : <del>Nacelle</del>'],
    ['', null, 'lignes : rien'],
  ])('of %o that became %o: « %s »', (before, after, words) => {
    expect(told(before, after)).toBe(words);
  });

  it('folds a text as long as a page behind how it begins', () => {
    const page = `<p>${'Pose '.repeat(400)}</p>`;
    const words = told(page, null);
    expect(words.slice(0, words.indexOf('<details')).length).toBeLessThan(300);
    expect(words).toContain('Voir tout le texte');
    expect(words).toContain(page.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });
});
