import { MemoryRouter } from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MenuGroups } from './menu-groups.tsx';

it('begins with the day, which is no part of what is sold', () => {
  const words = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/aujourdhui']}>
      <MenuGroups menu={['today', 'orders', 'journal']} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/gu, '|');
  expect(words.split('|').filter(Boolean)).toEqual([
    'Aujourd’hui',
    'Vendre',
    'Commandes',
    'La maison',
    'Journal',
  ]);
});
