// Passing over a control, or releasing beside it, must not trigger anything: finds what acts before a press is
// complete.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, app), 'utf8') }));

/** The files with such words, and how often. */
function filesWith(words: RegExp): Record<string, number> {
  return Object.fromEntries(
    sources.flatMap(({ file, text }) => {
      const times = [...text.matchAll(words)].length;
      return times === 0 ? [] : [[file, times]];
    }),
  );
}

describe('nothing is done by accident', () => {
  it('a press that begins on a control does nothing yet', () => {
    // Exceptions: lists keep the focus in their field while an option is pressed; the map is dragged; a stroke of the brush over a photo begins
    // where it is pressed, and counts when it ends; a panel records where a press began, since one that slips must not
    // close it.
    expect(
      filesWith(
        /\bon(?:Pointer|Mouse|Touch)(?:Down|Start)\b(?!=\{\(event\) => event\.preventDefault\(\)\})/g,
      ),
    ).toEqual({
      'features/catalogue/colour/photo/photo-stage.tsx': 1,
      'features/stores/map/use-map-view.ts': 2,
      'ui/dialog/modal.tsx': 1,
    });
  });

  it('what has the keyboard, or changes under it, leads nowhere by itself', () => {
    expect(filesWith(/\bonFocus\b[^\n]*(?:navigate|[sS]ubmit|\.open\b|showModal)/g)).toEqual({});
    // A list that is sorted anew stays the page it is, and says so.
    expect(filesWith(/\bonChange\b[^\n]*(?:navigate|[sS]ubmit|location)/g)).toEqual({
      'features/catalogue/listing/view/choice-form.tsx': 1,
    });
  });

  it('nothing moves or is asked for again by itself, but waiting for a card’s answer and what is not there yet', () => {
    expect(filesWith(/\bsetInterval\(/g)).toEqual({ 'features/checkout/placed/card-pending.tsx': 1 });
    const endless = globSync('**/*.css', { cwd: app }).filter((file) =>
      /\binfinite\b/.test(readFileSync(new URL(file, app), 'utf8')),
    );
    expect(endless).toEqual(['ui/waiting/skeleton.module.css']);
  });
});
