// Every test file is run by one project, in at least one tier: a new folder or ending drops none unseen.
import { globSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

type Project = { name: string; include: string[]; exclude: string[] };

const root = path.join(import.meta.dirname, '../..');
const all = globSync('**/*.test.{ts,tsx,mts,mjs,js}', {
  cwd: root,
  exclude: (file) => /(?:^|[\\/])(?:node_modules|build|\.cache)$/.test(file),
}).map((file) => file.replaceAll(path.sep, '/'));

afterEach(() => vi.unstubAllEnvs());

/** The names of the projects that run each file in a tier. */
async function projectsIn(tier: string): Promise<Map<string, string[]>> {
  vi.stubEnv('TEST_TIER', tier);
  vi.resetModules();
  const { default: config } = await import('../../vitest.config.ts');
  const projects: Project[] = JSON.parse(JSON.stringify(config)).test.projects.map(
    (project: { test: Project }) => project.test,
  );
  const patterns = new Map(projects.flatMap(({ include, exclude }) => [include, exclude]).map(patternsOf));
  const fits = (file: string, globs: readonly string[]) =>
    globs.includes(file) || (patterns.get(globs) ?? []).some((glob) => path.matchesGlob(file, glob));
  return new Map(
    all.map((file) => [
      file,
      projects
        .filter(({ include, exclude }) => fits(file, include) && !fits(file, exclude))
        .map(({ name }) => name),
    ]),
  );
}

/** Hundreds of the globs are plain file names, which need no matching. */
const patternsOf = (globs: string[]): [readonly string[], string[]] => [
  globs,
  globs.filter((glob) => /[*{]/.test(glob)),
];

it('runs every test file in one project when no tier is chosen', async () => {
  const projects = await projectsIn('');
  expect(all.length).toBeGreaterThan(800);
  expect([...projects].filter(([, names]) => names.length !== 1)).toEqual([]);
});

it('runs every test file in the quick tier or in the rest, and only drawn cases in both', async () => {
  const [quick, rest] = [await projectsIn('quick'), await projectsIn('rest')];
  const runs = (projects: Map<string, string[]>, file: string) => (projects.get(file) ?? []).length;
  const wrong = all.filter((file) => {
    const sum = runs(quick, file) + runs(rest, file);
    return sum !== 1 && !(sum === 2 && runs(quick, file) === 1);
  });
  expect(wrong).toEqual([]);
  const inBoth = all.filter((file) => runs(quick, file) === 1 && runs(rest, file) === 1);
  expect(inBoth).toContain('apps/storefront/app/screens/orders/sums-add-up.test.ts');
  expect(inBoth.length).toBeLessThan(40);
  const slow = all.filter((file) => file.includes('.slow.test.'));
  expect(slow.filter((file) => runs(quick, file) > 0)).toEqual([]);
});
