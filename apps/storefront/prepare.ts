// Prepares the database as a start does, without opening the shop: `npm start` runs it while the pages are built.
import { fileURLToPath } from 'node:url';
import { cacheCompiled } from './server/cache-compiled.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
cacheCompiled(projectRoot);
const { prepareAndLeave } = await import('./server/prepare-database.ts');

await prepareAndLeave({ env: process.env, projectRoot });
