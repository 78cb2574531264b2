import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { ContentPageRow } from '../content-import-store.ts';
import { importContent } from './import-content.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('empty');
});
afterAll(() => shop.close());

it('cleans what it writes', async () => {
  const pages = [aPage({ content: '<p onclick="x">Bon</p><script>1</script>' })];
  const blocks = [
    { identifier: 'bloc', title: null, content: '<img src="https://x.example/a">Texte', is_active: true },
  ];
  expect(await importContent(shop.db, { pages, blocks })).toEqual({
    ok: true,
    lines: 2,
    changed: 2,
    added: 2,
  });
  expect(await contents()).toEqual(['<p>Bon</p>', 'Texte']);
});

it('refuses the whole file for one bad line, blocks being numbered after pages', async () => {
  const before = await contents();
  const report = await importContent(shop.db, {
    pages: [aPage({ content: 'Autre' }), aPage({ title: ' ' })],
    blocks: [{ identifier: 'Mauvais bloc', title: null, content: '', is_active: true }],
  });
  expect(report).toEqual({
    ok: false,
    refusals: [
      { line: 2, reason: 'Le titre de la page est obligatoire.' },
      { line: 2, reason: 'La page «\u00A0livraison\u00A0» figure deux fois.' },
      { line: 3, reason: 'L’identifiant «\u00A0Mauvais bloc\u00A0» ne peut pas servir d’adresse.' },
    ],
  });
  expect(await contents()).toEqual(before);
});

it('refuses a text longer than an editor may write', async () => {
  const before = await contents();
  const long = { identifier: 'long', title: null, content: 'x'.repeat(100_001), is_active: true };
  const report = await importContent(shop.db, {
    pages: [aPage(), aPage({ identifier: 'autre', meta_description: 'x'.repeat(301) })],
    blocks: [long],
  });
  expect(report).toMatchObject({
    ok: false,
    refusals: [
      { line: 2, reason: expect.stringContaining('trop long') },
      { line: 3, reason: expect.stringContaining('trop long') },
    ],
  });
  expect(await contents()).toEqual(before);
});

async function contents(): Promise<string[]> {
  const pages = await shop.db.selectFrom('content_page').select('content').execute();
  const blocks = await shop.db.selectFrom('content_block').select('content').execute();
  return [...pages, ...blocks].map((row) => row.content);
}

function aPage(more: Partial<ContentPageRow> = {}): ContentPageRow {
  return {
    identifier: 'livraison',
    title: 'Livraison',
    content_heading: null,
    content: '',
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    is_active: true,
    ...more,
  };
}
