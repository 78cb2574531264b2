import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * Node keeps there what it makes of our sources, so that the next start spends half as long on reading them. Where the
 * folder cannot be written it does without.
 */
export function cacheCompiled(projectRoot: string): void {
  enableCompileCache(path.join(projectRoot, '.cache', 'compiled'));
}
