// What writes in the back office says who opened it: only the forms of its door are the router's own.
import { globSync, readFileSync } from 'node:fs';
import { slashedName } from '@nuancier/api/text/slashed-name.ts';
import { expect, it } from 'vitest';

const app = 'apps/gestion/app';
const AT_THE_DOOR = new Set([
  'features/office/forms/office-form.tsx',
  // Hands on what the lost form carried.
  'features/office/network/network-loss-page.tsx',
  'features/office/person-links.tsx',
  'features/staff/door-form.tsx',
  'features/staff/resume/look-again-form.tsx',
  'features/staff/resume/others-form.tsx',
  'features/staff/resume/resume-door.tsx',
  'screens/staff/second-factor-screen.tsx',
]);

it('every form that writes in the back office carries who opened it', () => {
  const files = globSync(`${app}/**/*.tsx`);
  expect(files.length).toBeGreaterThan(100);
  const bare = files.filter((file) => /<Form\b[^<]*?method="post"/.test(readFileSync(file, 'utf8')));
  expect(bare.map((file) => slashedName(app, file)).filter((file) => !AT_THE_DOOR.has(file))).toEqual([]);
});
