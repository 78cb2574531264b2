import { globSync, readFileSync } from 'node:fs';
import { breakpoints } from '@nuancier/domain/site/breakpoints.ts';
import { describe, expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const read = (pattern: string) =>
  globSync(pattern, { cwd: app }).map((file) => ({ file, text: readFileSync(new URL(file, app), 'utf8') }));

const steps: readonly number[] = Object.values(breakpoints);
const queries = read('**/*.css').flatMap(({ file, text }) =>
  [...text.matchAll(/@media([^{]+)\{/g)].map(([, condition = '']) => ({ file, condition })),
);

/** The widths that a condition begins at: "max-width: 639px" ends where 640 begins. */
function widthsOf(condition: string): number[] {
  return [...condition.matchAll(/(min|max)-width:\s*(\d+)px/g)].map(
    ([, edge, px]) => Number(px) + (edge === 'max' ? 1 : 0),
  );
}

describe('breakpoints', () => {
  it('LAY-20 are xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536', () => {
    expect(breakpoints).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
  });

  it('LAY-20 every media query of the style sheets stands at one of them', () => {
    expect(queries.length).toBeGreaterThan(50);
    const astray = queries.filter(({ condition }) => widthsOf(condition).some((px) => !steps.includes(px)));
    expect(astray).toEqual([]);
    // Each way to ask for a width is one that is read here: no other unit, no range, no other word.
    const unread = queries.filter(
      ({ condition }) => (condition.match(/width/g) ?? []).length !== widthsOf(condition).length,
    );
    expect(unread).toEqual([]);
  });

  it.each(Object.entries(breakpoints))('LAY-20 %s changes something at %i px', (_name, px) => {
    expect(queries.filter(({ condition }) => widthsOf(condition).includes(px))).not.toEqual([]);
  });

  it('LAY-20 no component writes a width of its own into a media condition', () => {
    const files = read('**/*.{ts,tsx}').filter(({ file }) => !/\.test\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter(({ text }) => /\((?:min|max)-width|\(width\s*[<>]/.test(text))).toEqual([]);
  });
});
