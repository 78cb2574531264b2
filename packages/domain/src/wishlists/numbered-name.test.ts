import { expect, it } from 'vitest';
import { numberedName } from './numbered-name.ts';

it.each([
  [[], 'Façades', 'Façades'],
  [['FAÇADES'], 'Façades', 'Façades (2)'],
  [['Façades', 'façades (2)'], 'Façades', 'Façades (3)'],
  [['é'.repeat(50)], 'é'.repeat(50), `${'é'.repeat(46)} (2)`],
])('beside %j, %s is called %s', (taken, name, called) => {
  expect(numberedName(taken, name)).toBe(called);
});
