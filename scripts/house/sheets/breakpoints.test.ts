import { breakpoints, SHORT_SCREEN } from '@nuancier/domain/site/breakpoints.ts';
import { describe, expect, it } from 'vitest';
import { frontEndFiles, frontEndSources } from '../front-end-files.ts';

const steps: readonly number[] = Object.values(breakpoints);
const queries = frontEndFiles('**/*.css').flatMap(({ file, text }) =>
  [...text.matchAll(/@media([^{]+)\{/g)].map(([, condition = '']) => ({ file, condition })),
);

/** The sizes a condition begins at, in px of the usual text: "max-width: 39.99em" ends where 640 begins. */
function sizesOf(condition: string, side: 'width' | 'height'): number[] {
  const asked = new RegExp(String.raw`\((min|max)-${side}:\s*([\d.]+)em\)`, 'g');
  return [...condition.matchAll(asked)].map(
    ([, edge, em]) => Math.round((Number(em) + (edge === 'max' ? 0.01 : 0)) * 16 * 1000) / 1000,
  );
}

/** Each way to ask for a size is one that is read here: no other unit, no range, no other word. */
function unread(side: 'width' | 'height') {
  return queries.filter(
    ({ condition }) => condition.split(side).length - 1 !== sizesOf(condition, side).length,
  );
}

describe('breakpoints', () => {
  it('LAY-20 are xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536', () => {
    expect(breakpoints).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
  });

  it('LAY-20 every media query of the style sheets stands at one of them, in em of the reader’s text', () => {
    expect(queries.length).toBeGreaterThan(50);
    const astray = queries.filter(({ condition }) =>
      sizesOf(condition, 'width').some((px) => !steps.includes(px)),
    );
    expect(astray).toEqual([]);
    expect(unread('width')).toEqual([]);
  });

  it('a height is asked for one reason only: whether the screen is too short for bars that stick', () => {
    expect(SHORT_SCREEN).toBe(480);
    const astray = queries.filter(({ condition }) =>
      sizesOf(condition, 'height').some((px) => px !== SHORT_SCREEN),
    );
    expect(astray).toEqual([]);
    expect(unread('height')).toEqual([]);
  });

  it.each(Object.entries(breakpoints))('LAY-20 %s changes something at %i px', (_name, px) => {
    expect(queries.filter(({ condition }) => sizesOf(condition, 'width').includes(px))).not.toEqual([]);
  });

  it('a piece that goes by its own room asks for it in rem, so that it too follows the reader’s text', () => {
    const rooms = frontEndFiles('**/*.css').flatMap(({ file, text }) =>
      [...text.matchAll(/@container([^{]+)\{/g)].map(([, condition = '']) => `${file}:${condition}`),
    );
    expect(rooms.length).toBeGreaterThan(0);
    expect(rooms.filter((room) => !/\(min-width: [\d.]+rem\)/.test(room))).toEqual([]);
  });

  it('LAY-20 no component writes a width of its own into a media condition', () => {
    const files = frontEndSources();
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter(({ text }) => /\((?:min|max)-width|\(width\s*[<>]/.test(text))).toEqual([]);
  });
});
