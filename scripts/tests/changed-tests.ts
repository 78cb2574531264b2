// The tests of what the working tree changed: those that reach it by imports, and those of its own feature.
import { execFileSync } from 'node:child_process';
import { importersOf } from './import-graph.ts';
import type { ImportGraph } from './import-graph.ts';

/** Files changed since a revision, with those git does not know yet. */
export function changedFiles(root: string, revision: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = git('diff', '--name-only', revision, '--');
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

// What gathers everything: through it every test would reach every change.
const GATHERS = [
  /^apps\/api\/src\/(?:api|gestion-api|context|gestion-context|refusal-messages)\.ts$/,
  /^apps\/api\/src\/([a-z-]+)\/(?:\1|resolvers|gestion-resolvers)\.ts$/,
  /^apps\/api\/src\/(?:intake\/import-kinds|jobs\/shop-jobs)\.ts$/,
  /^apps\/storefront\/server\/(?:create-storefront|start-shop)\.ts$/,
  /^apps\/operator\/src\/(?:run-shop-command|prepare-shop)\.ts$/,
  /^demo\/(?:load-demo|demo-files)\.ts$/,
  /^apps\/(?:storefront|gestion)\/app\/(?:routes|root|entry\.\w+)\.tsx?$/,
];
// The folders that are divided by feature, by the same names; and two that are tested by pages alone.
const FEATURE =
  /^(?:apps\/storefront\/app(?=\/(?:backend|guards)\/)|apps\/api\/src|packages\/domain\/src|apps\/(?:storefront|gestion)\/app\/(?:screens|features|actions)|apps\/storefront\/server)\/([a-z-]+)\//;
const CONTRACT = /^packages\/contract\/(?:schema|gestion)\/([a-z-]+)/;
const IS_TEST = /\.test\.(?:tsx?|mjs)$/;

/** The test files to run, without those that are slow unless they were changed themselves. */
export function testsOf(graph: ImportGraph, changed: readonly string[]): string[] {
  const barriers = new Set([...graph.keys()].filter((file) => GATHERS.some((fits) => fits.test(file))));
  const reached = importersOf(graph, changed, barriers);
  const features = new Set(changed.filter((file) => !IS_TEST.test(file)).flatMap(featureOf));
  return [...graph.keys()]
    .filter((file) => IS_TEST.test(file))
    .filter((file) => reached.has(file) || featureOf(file).some((feature) => features.has(feature)))
    .filter((file) => !file.includes('.slow.') || changed.includes(file));
}

function featureOf(file: string): string[] {
  // The pages of the back office are tested where they are served.
  const office = file.startsWith('apps/gestion/app/') && !IS_TEST.test(file) ? ['gestion'] : [];
  const feature = FEATURE.exec(file)?.[1] ?? CONTRACT.exec(file)?.[1];
  return feature === undefined ? office : [...office, feature];
}

/** What the API changes on a page is proven by the tests of pages. */
const FRONT_END = /^(?:apps\/storefront\/app|packages\/ui\/src)\//;
const SCREEN = /^apps\/storefront\/app\/(screens\/.+)$/;

type Route = { name: string; screen: string };

/** The routes of the shop whose screen reaches a changed file by imports, by name. */
export function routesOf(graph: ImportGraph, changed: readonly string[], routes: readonly Route[]): string[] {
  const reached = importersOf(
    graph,
    changed.filter((file) => FRONT_END.test(file)),
    new Set(),
  );
  const screens = new Set([...reached].flatMap((file) => SCREEN.exec(file)?.[1] ?? []));
  return routes.filter(({ screen }) => screens.has(screen)).map(({ name }) => name);
}
