// React Router carries parts that this shop never turns on, and no bundler can know that: what decides is handed
// over at run time. This plugin writes our decisions into its code, so that the parts behind them fall out of the
// browser's script, and fails the build when one of the places can no longer be found.
import type { Plugin } from 'vite';

type Decision = { file: string; place: RegExp; written: string };

const decisions: readonly Decision[] = [
  // No instrumentation is handed to the router in the browser.
  { file: 'lib/router/router.js', place: /if \(init\.instrumentations\)/g, written: 'if (false)' },
  // `routeDiscovery: initial`: the browser knows every route from the start.
  { file: 'lib/router/router.js', place: /init\.patchRoutesOnNavigation/g, written: 'void 0' },
  {
    file: 'lib/dom-export/hydrated-router.js',
    place: /UNSAFE_getPatchRoutesOnNavigationFunction\(\(\) => [^;\n]*\n/g,
    written: 'void 0\n',
  },
  {
    file: 'lib/dom-export/hydrated-router.js',
    place: /UNSAFE_useFogOFWarDiscovery\(router,[^;\n]*;/g,
    written: '',
  },
  {
    file: 'lib/dom/ssr/components.js',
    place: /isFogOfWarEnabled\(routeDiscovery, ssr\)/g,
    written: 'false',
  },
  // Pages are rendered on the server as ever, not out of server components.
  { file: 'lib/dom/ssr/components.js', place: /= useIsRSCRouterContext\(\)/g, written: '= false' },
  { file: 'lib/components.js', place: /useIsRSCRouterContext\(\) \|\| /g, written: '' },
  { file: 'lib/hooks.js', place: /\bthis\.context\b/g, written: 'false' },
];

export function routerParts(): Plugin {
  const open = new Set(decisions);
  return {
    name: 'router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const here = decisions.filter(
        ({ file, place }) => id.includes(`react-router/dist/production/${file}`) && code.search(place) >= 0,
      );
      if (here.length === 0) return null;
      for (const decision of here) open.delete(decision);
      return {
        code: here.reduce((text, { place, written }) => text.replace(place, written), code),
        map: null,
      };
    },
    buildEnd(error) {
      const [missed] = open;
      if (!error && missed) this.error(`React Router’s ${missed.file} has no ${missed.place.source}`);
    },
  };
}
