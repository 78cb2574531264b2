// Passing over a control, or releasing beside it, must not trigger anything: finds what acts before a press is
// complete.
import { describe, expect, it } from 'vitest';
import { frontEndFiles, frontEndSources } from './front-end-files.ts';

const sources = frontEndSources();

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
    // Exceptions: lists keep the focus in their field while an option is pressed; the map is dragged; a
    // rayon is taken by its handle, and moved where it is let go; a stroke of the brush over a photo begins
    // where it is pressed, and counts when it ends; a panel records where a press began, since one that slips must not
    // close it.
    expect(
      filesWith(
        /\bon(?:Pointer|Mouse|Touch)(?:Down|Start)\b(?!=\{\(event\) => event\.preventDefault\(\)\})/g,
      ),
    ).toEqual({
      'apps/gestion/app/features/catalogue/tree/use-tree-drag.ts': 1,
      'apps/storefront/app/features/catalogue/colour/photo/photo-stage.tsx': 1,
      'apps/storefront/app/features/stores/map/use-map-view.ts': 2,
      'packages/ui/src/pieces/dialog/modal.tsx': 1,
    });
  });

  it('what has the keyboard, or changes under it, leads nowhere by itself', () => {
    expect(filesWith(/\bonFocus\b[^\n]*(?:navigate|[sS]ubmit|\.open\b|showModal)/g)).toEqual({});
    // A list that is sorted anew stays the page it is, and says so.
    expect(filesWith(/\bonChange\b[^\n]*(?:navigate|[sS]ubmit|location)/g)).toEqual({
      'apps/storefront/app/features/catalogue/listing/view/choice-form.tsx': 1,
    });
  });

  it('nothing moves or is asked for again by itself, but waiting for a card’s answer, pages and presses that wait for the network, files that are worked on, who is writing, the minutes left until a promise, and what is not there yet', () => {
    expect(filesWith(/\bsetInterval\(/g)).toEqual({
      'apps/gestion/app/backend/kept-acts/acts-queue.ts': 1,
      'apps/gestion/app/features/content/use-holding.ts': 1,
      'apps/gestion/app/features/office/live/use-followed.ts': 1,
      'apps/gestion/app/features/office/network/network-loss-page.tsx': 1,
      'apps/gestion/app/features/orders/use-passing-now.ts': 1,
      'apps/storefront/app/features/checkout/placed/card-pending.tsx': 1,
    });
    const endless = frontEndFiles('**/*.css').filter(({ text }) => /\binfinite\b/.test(text));
    expect(endless.map(({ file }) => file)).toEqual(['packages/ui/src/pieces/waiting/skeleton.module.css']);
  });

  it('who writes to somebody writes to that address alone, whatever signs stand in it', () => {
    expect(filesWith(/mailto:/g)).toEqual({
      'apps/gestion/app/features/editor/is-address.ts': 1,
      'packages/ui/src/text/mail-link.ts': 1,
    });
  });
});
