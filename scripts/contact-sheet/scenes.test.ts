import { expect, it } from 'vitest';
import { routeTable } from '../../apps/storefront/app/addresses/route-table.ts';
import { panelScenes, ROLES, routeScenes, withoutPicture } from './scenes.ts';

const shown = routeTable.filter(({ layout }) => layout !== 'none').map(({ name }) => name);

it('has a picture of every route that shows a page, or says why not', () => {
  const missing = shown.filter((name) => !routeScenes[name]?.length && !withoutPicture[name]);
  expect(missing).toEqual([]);
});

it('knows no route that there is not, and none twice', () => {
  const named = [...Object.keys(routeScenes), ...Object.keys(withoutPicture)];
  expect(named.filter((name) => !shown.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

it('looks with every role', () => {
  const scenes = [...Object.values(routeScenes).flat(), ...Object.values(panelScenes)];
  const looking = new Set(scenes.flatMap((scene) => (typeof scene === 'string' ? [] : [scene.role])));
  expect([...looking].toSorted()).toEqual(Object.keys(ROLES).toSorted());
});
