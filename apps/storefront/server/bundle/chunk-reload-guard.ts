// React Router reloads the page whenever a route's chunk cannot be loaded, without end. The shop allows one
// reload a minute: this plugin puts our guard in the place of the bare reload, and fails the build if that
// place can no longer be found. Within the minute the missing screen throws, and the error page shows.
import type { Plugin } from 'vite';

const bareReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

export function chunkReloadGuard(): Plugin {
  let replaced = false;
  return {
    name: 'chunk-reload-guard',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('react-router') || !bareReload.test(code)) return null;
      replaced = true;
      return {
        code: code.replace(
          bareReload,
          'if (window.__reloadAfterChunkFailure?.()) return new Promise(() => {}); return { default() { throw error; } };',
        ),
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('The reload in React Router’s route loading was not found');
    },
  };
}
