// Joins the wings: configuration, database, API, pictures and pages in one process.
import { fileURLToPath } from 'node:url';
import { cacheCompiled } from './server/cache-compiled.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...process.env };
const development = process.argv.includes('--dev');

// React reads NODE_ENV when it is loaded: it renders several times faster in its production form. Whether the shop
// is a demo or in production is decided by the environment as it was given.
if (!development) process.env['NODE_ENV'] = 'production';
if (!development) cacheCompiled(projectRoot);
const { startShop } = await import('./server/start-shop.ts');

await startShop({ env, projectRoot, development });
