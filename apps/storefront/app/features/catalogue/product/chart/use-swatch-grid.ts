import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

type SwatchGrid = {
  grid: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const SWATCH = '[role="gridcell"] > a';

/**
 * Hundreds of swatches are one stop of the tab key: arrows move among them, Home and End to the ends of a family,
 * page keys from family to family.
 */
export function useSwatchGrid(): SwatchGrid {
  const grid = useRef<HTMLDivElement>(null);
  // After every drawing: a filter may have taken the one stop away.
  useEffect(() => {
    const swatches = swatchesIn(grid.current);
    const stop = swatches.find(({ tabIndex, dataset }) => tabIndex === 0 && dataset['stop'] !== undefined);
    makeStop(swatches, stop ?? swatches.find((one) => one.ariaCurrent) ?? swatches[0]);
  });
  return {
    grid,
    onFocus: ({ target }) => {
      const swatches = swatchesIn(grid.current);
      makeStop(
        swatches,
        swatches.find((one) => one === target),
      );
    },
    onKeyDown: (event) => {
      const swatches = swatchesIn(grid.current);
      const at = swatches.findIndex((one) => one === event.target);
      const next = at < 0 || event.altKey ? undefined : nextSwatch(event, swatches, at);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function swatchesIn(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>(SWATCH) ?? [])];
}

function makeStop(swatches: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  if (!stop) return;
  for (const swatch of swatches) {
    swatch.tabIndex = swatch === stop ? 0 : -1;
    delete swatch.dataset['stop'];
  }
  stop.dataset['stop'] = '';
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey'>;

function nextSwatch({ key, ctrlKey }: Key, swatches: readonly HTMLElement[], at: number) {
  const families = [...new Set(swatches.map(familyOf))];
  const own = families.indexOf(familyOf(swatches[at]));
  const inFamily = (place: number) => swatches.filter((one) => familyOf(one) === families[place]);
  switch (key) {
    case 'ArrowRight':
      return swatches[at + 1];
    case 'ArrowLeft':
      return swatches[at - 1];
    case 'ArrowDown':
      return inNextRow(swatches.slice(at));
    case 'ArrowUp':
      return inNextRow(swatches.slice(0, at + 1).toReversed());
    case 'Home':
      return ctrlKey ? swatches[0] : inFamily(own)[0];
    case 'End':
      return (ctrlKey ? swatches : inFamily(own)).at(-1);
    case 'PageDown':
      return own + 1 < families.length ? inFamily(own + 1)[0] : undefined;
    case 'PageUp':
      return own > 0 ? inFamily(own - 1)[0] : undefined;
    default:
      return undefined;
  }
}

function familyOf(swatch: HTMLElement | undefined): Element | null {
  return swatch?.closest('[role="rowgroup"]') ?? null;
}

/** The nearest one of the row that begins after the first of these, as they are seen. */
function inNextRow([from, ...others]: readonly HTMLElement[]): HTMLElement | undefined {
  if (!from) return undefined;
  const { top, left } = from.getBoundingClientRect();
  const placed = others.map((swatch) => ({ swatch, box: swatch.getBoundingClientRect() }));
  const row = placed.find(({ box }) => Math.abs(box.top - top) > 1)?.box.top;
  if (row === undefined) return undefined;
  const inRow = placed.filter(({ box }) => Math.abs(box.top - row) <= 1);
  return inRow.toSorted((a, b) => Math.abs(a.box.left - left) - Math.abs(b.box.left - left))[0]?.swatch;
}
