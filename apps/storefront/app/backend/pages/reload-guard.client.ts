// A chunk of an old build is gone after a deployment: load the page anew, but not more than once a minute.
import { mayReload } from '@nuancier/domain/site/chunk-reload.ts';

const KEY = 'chunk-reloaded-at';

declare global {
  // Called by React Router's route loading, see server/bundle/chunk-reload-guard.ts.
  var __reloadAfterChunkFailure: (() => boolean) | undefined;
}

export function installReloadGuard(): void {
  globalThis.__reloadAfterChunkFailure = reloadAfterChunkFailure;
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadAfterChunkFailure()) event.preventDefault();
  });
}

function reloadAfterChunkFailure(): boolean {
  const noted = sessionStorage.getItem(KEY);
  if (!mayReload(noted === null ? null : Number(noted), Date.now())) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return true;
}
