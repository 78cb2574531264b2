// All scenes, each by a name of its own.
import { panelScenes, routeScenes } from './scenes.ts';
import type { Scene } from './scenes.ts';

export type NamedScene = Scene & { name: string };

export function allScenes(): NamedScene[] {
  const routes = Object.entries(routeScenes).flatMap(([name, scenes]) =>
    scenes.map((scene, at) => ({ ...scene, name: at === 0 ? name : `${name}-${at + 1}` })),
  );
  const panels = Object.entries(panelScenes).flatMap(([name, scene]) =>
    typeof scene === 'string' ? [] : [{ ...scene, name: `panel-${name}` }],
  );
  return [...routes, ...panels];
}
