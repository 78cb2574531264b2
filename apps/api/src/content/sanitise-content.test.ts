import { describe, expect, it } from 'vitest';
import { sanitiseContent } from './sanitise-content.ts';

describe('sanitiseContent', () => {
  it.each([
    ['a script', '<p>Bon<script>alert(1)</script></p>', '<p>Bon</p>'],
    ['an event handler', '<p onclick="alert(1)">Bon</p>', '<p>Bon</p>'],
    ['a script for an address', '<a href="javascript:alert(1)">Lien</a>', '<a>Lien</a>'],
    ['a disguised script', '<a href="&#106;avascript:alert(1)">Lien</a>', '<a>Lien</a>'],
    ['another site without its scheme', '<a href="//ailleurs.example">Lien</a>', '<a>Lien</a>'],
    ['a form', '<form action="/x"><input name="a">Texte</form>', 'Texte'],
    ['a frame', '<iframe src="https://ailleurs.example"></iframe>', ''],
    ['a style', '<p style="position:fixed">Bon</p>', '<p>Bon</p>'],
    ['an identifier that scripts could trip over', '<h2 id="cart">Titre</h2>', '<h2>Titre</h2>'],
    ['a picture from elsewhere', '<img src="https://ailleurs.example/a.png">', ''],
    ['a picture that climbs out of the media', '<img src="/media/../secret">', ''],
    ['one that climbs in disguise', '<img src="/media/%2e%2e/secret">', ''],
    ['one that climbs by half', '<img src="/media/.%2E/secret">', ''],
    ['one that climbs backwards', '<img src="/media/..\\secret">', ''],
    ['one that asks for more', '<img src="/media/a.webp?x=1">', ''],
  ])('takes out %s', (_case, written, served) => {
    expect(sanitiseContent(written)).toBe(served);
  });

  it.each([
    '<h2>Titre</h2><p class="x">Un <strong>mot</strong> et un <a href="/livraison">lien</a>.</p>',
    '<table><caption>Prix</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<dl><dt>Terme</dt><dd>Sens</dd></dl><ul><li><a href="mailto:a@b.example">Écrire</a></li></ul>',
  ])('keeps %s', (html) => {
    expect(sanitiseContent(html)).toBe(html);
  });

  it('keeps a picture of the shop’s own', () => {
    expect(sanitiseContent('<img src="/media/logo/a.webp" alt="Logo" />')).toContain(
      'src="/media/logo/a.webp"',
    );
  });

  it('cuts the way back from a page opened elsewhere', () => {
    const link = sanitiseContent('<a href="https://ailleurs.example">Lien</a>');
    expect(link).toBe('<a href="https://ailleurs.example" rel="noopener noreferrer">Lien</a>');
  });

  it('changes nothing the second time', () => {
    const once = sanitiseContent('<p onclick="x">5 < 6 & « ça »</p><a href="https://a.example">b</a>');
    expect(sanitiseContent(once)).toBe(once);
  });
});
