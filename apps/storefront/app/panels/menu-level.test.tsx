import { menuOf } from '@nuancier/domain/site/menu.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { sampleLayout } from '../layouts/sample-frame.ts';
import { MenuLevel } from './menu-level.tsx';

const menu = menuOf((sampleLayout().categoryList ?? []).flatMap((root) => root?.children ?? []));
const drawn = (level: Omit<Parameters<typeof MenuLevel>[0], 'onGoDown' | 'leftUid'>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MenuLevel {...level} leftUid={null} onGoDown={() => undefined} />
    </MemoryRouter>,
  );

it('goes down where something lies below, and follows the rest', () => {
  const [bois] = menu.shop;
  const html = drawn({ entries: bois?.children ?? [] });
  expect(html).toMatch(/<button[^>]*>Lasure et saturateur/);
  expect(html).toMatch(/<a[^>]*href="\/catalogue\/vernis"[^>]*>Vernis/);
});

it('LAY-15 a level below the first has its See all link', () => {
  const [bois] = menu.shop;
  expect(bois).toBeDefined();
  const html = bois ? drawn({ entries: bois.children, parent: bois }) : '';
  expect(html).toMatch(/href="\/catalogue\/bois"[^>]*><span data-message-key="See all">Voir tout</);
  expect(drawn({ entries: menu.shop })).not.toContain('Voir tout');
});
