// React Router carries parts that this shop never turns on, and no bundler can know that: what decides is handed
// over at run time. This plugin writes our decisions into its code, so that the parts behind them fall out of the
// browser's script, and fails the build when one of the places is not found just as often as it was read.
import type { Plugin } from 'vite';

/** `times`: how often the place occurs in the file; another count means a changed router, to be reviewed again. */
type Decision = { file: string; place: RegExp; times: number; written: string };

const decisions: readonly Decision[] = [
  // No instrumentation is handed to the router in the browser.
  { file: 'lib/router/router.js', place: /if \(init\.instrumentations\)/g, times: 2, written: 'if (false)' },
  // `routeDiscovery: initial`: the browser knows every route from the start.
  { file: 'lib/router/router.js', place: /init\.patchRoutesOnNavigation/g, times: 4, written: 'void 0' },
  {
    file: 'lib/dom-export/hydrated-router.js',
    place: /UNSAFE_getPatchRoutesOnNavigationFunction\(\(\) => [^;\n]*\n/g,
    times: 1,
    written: 'void 0\n',
  },
  {
    file: 'lib/dom-export/hydrated-router.js',
    place: /UNSAFE_useFogOFWarDiscovery\(router,[^;\n]*;/g,
    times: 1,
    written: '',
  },
  {
    file: 'lib/dom/ssr/components.js',
    place: /isFogOfWarEnabled\(routeDiscovery, ssr\)/g,
    times: 1,
    written: 'false',
  },
  // Pages are rendered on the server as ever, not out of server components.
  { file: 'lib/dom/ssr/components.js', place: /= useIsRSCRouterContext\(\)/g, times: 2, written: '= false' },
  { file: 'lib/components.js', place: /useIsRSCRouterContext\(\) \|\| /g, times: 1, written: '' },
  { file: 'lib/hooks.js', place: /\bthis\.context\b/g, times: 2, written: 'false' },
];

export function trimReactRouter(): Plugin {
  const open = new Set(decisions);
  return {
    name: 'trim-react-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const here = decisions.filter(({ file }) => id.includes(`react-router/dist/production/${file}`));
      if (here.length === 0) return null;
      for (const decision of here) {
        const found = code.match(decision.place)?.length ?? 0;
        if (found !== decision.times) this.error(missing(decision, found));
        open.delete(decision);
      }
      return {
        code: here.reduce((text, { place, written }) => text.replace(place, written), code),
        map: null,
      };
    },
    buildEnd(error) {
      const [missed] = open;
      if (!error && missed) this.error(missing(missed, 0));
    },
  };
}

function missing({ file, place, times }: Decision, found: number): string {
  return `React Router’s ${file} has ${found} × ${place.source} instead of ${times}`;
}
