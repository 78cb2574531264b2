import { expect, it } from 'vitest';
import { scrollingTables } from './scrolling-tables.ts';

const table = (inside = '') => `<table>${inside}<tbody><tr><td>1</td></tr></tbody></table>`;
const within = (name: string, html: string) =>
  `<div class="table-scroller" role="region" aria-label="${name}" tabindex="0">${html}</div>`;

it.each([
  ['no table', '<p>Rien</p>', '<p>Rien</p>'],
  [
    'a table with a caption goes by it',
    `<h2>Tarifs</h2>${table('<caption>Frais <em>de port</em></caption>')}`,
    `<h2>Tarifs</h2>${within('Frais de port', table('<caption>Frais <em>de port</em></caption>'))}`,
  ],
  [
    'one without goes by its heading',
    `<h2>Peintures</h2><h3>Rendement &amp; séchage</h3>${table()}`,
    `<h2>Peintures</h2><h3>Rendement &amp; séchage</h3>${within('Rendement &amp; séchage', table())}`,
  ],
  ['one without any is a table', table(), within('Tableau', table())],
  [
    'the next of the same name is told apart',
    `<h2>Frais</h2>${table()}${table()}`,
    `<h2>Frais</h2>${within('Frais', table())}${within('Frais (2)', table())}`,
  ],
  [
    'what stands within quotes is no tag',
    '<a href="/x" title="<table>"></a><a title="</table>">y</a>',
    '<a href="/x" title="<table>"></a><a title="</table>">y</a>',
  ],
  [
    'a quote in the name stays in the name',
    `<h2>Dit " onfocus="x</h2>${table()}`,
    `<h2>Dit " onfocus="x</h2>${within('Dit &quot; onfocus=&quot;x', table())}`,
  ],
])('%s', (_case, html, expected) => {
  expect(scrollingTables(html)).toBe(expected);
});
