import { expect, it } from 'vitest';
import { selectionsOf } from '../../e2e/set-up/tiers.ts';
import type { Selection } from '../../e2e/set-up/tiers.ts';

const TAGS = ['@quick', '@phone', '@desktop', '@once', '@look'];
/** Every set of tags, in both orders: a test may inherit the tags of its group. */
const tagSets = Array.from({ length: 2 ** TAGS.length }, (_, set) =>
  TAGS.filter((_tag, at) => Math.floor(set / 2 ** at) % 2 === 1),
).flatMap((tags) => [tags.join(' '), tags.toReversed().join(' ')]);

/** The projects that run a test with these tags; Playwright matches the whole title in the same way. */
const projectsOf = (selections: readonly Selection[], tags: string) =>
  selections.flatMap(({ name, grep, grepInvert }) => {
    const title = `${name} cart.spec.ts a visitor fills a cart ${tags}`;
    return (grep?.test(title) ?? true) && !grepInvert?.test(title) ? [name] : [];
  });

it.each(tagSets)('runs a journey tagged "%s" once in each of its projects over both tiers', (tags) => {
  const inTiers = ['quick', 'rest'].flatMap((tier) => projectsOf(selectionsOf(tier), tags));
  expect(inTiers.toSorted()).toEqual(projectsOf(selectionsOf(undefined), tags).toSorted());
});

it.each(['', '@once', '@desktop', '@phone'])('runs a quick journey tagged "%s" at one width', (tags) => {
  expect(projectsOf(selectionsOf('quick'), `@quick ${tags}`)).toHaveLength(1);
});

it('rejects a tier that does not exist', () => {
  expect(() => selectionsOf('fast')).toThrow('TEST_TIER is "fast"; expected quick or rest');
});
