// Every stop of the tab key, taken one after the other: is it seen, is its ring seen, does it come when one expects it.

export type StopFault = {
  fault: 'hidden' | 'no ring' | 'faint ring' | 'out of turn' | 'sideways';
  at: string;
};

/**
 * Runs in the page and needs nothing from outside. Forwards and, where bars stick, backwards, because they hide
 * different things then. The frame is the same on every page: `whole` looks at it too.
 */
export function lookAtStops(whole: boolean): StopFault[] {
  const RING_CONTRAST = 3;
  const SHORT_SCREEN = 480;
  const faults = new Map<string, StopFault>();
  const tell = (fault: StopFault['fault'], at: string) => faults.set(`${fault} ${at}`, { fault, at });

  // What moves is judged where it ends.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [still];

  const place = document.querySelector('dialog:modal') ?? (whole ? document : document.querySelector('main'));
  const all = [
    ...(place ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ]
    .filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'),
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }));
  // Of many alike, the first few and the last: a chart of hundreds of colours repeats the same stop.
  const alike = Map.groupBy(all, (stop) => `${stop.tagName} ${stop.className}`);
  const telling = new Set([...alike.values()].flatMap((group) => [...group.slice(0, 4), ...group.slice(-1)]));
  const stops = all.filter((stop) => telling.has(stop));

  const back = window.innerHeight < SHORT_SCREEN ? [] : stops.toReversed();
  for (const stop of [...stops, ...back]) lookAt(stop);
  // The header must be reachable by keyboard after scrolling down too.
  for (const stop of whole ? stops.filter((one) => one.closest('header')) : []) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, document.documentElement.scrollHeight);
    lookAt(stop);
  }
  lookAtTurns();
  const wider = document.documentElement.scrollWidth - window.innerWidth;
  if (wider > 0) tell('sideways', `${wider} px, ${widest()}`);
  return [...faults.values()];

  function lookAt(stop: HTMLElement): void {
    stop.focus();
    if (document.activeElement !== stop) return;
    if (!isSeen(stop)) tell('hidden', nameOf(stop));
    lookAtRing(stop);
  }

  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    const place =
      element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : '';
    return `${element.tagName.toLowerCase()}${place} « ${words.slice(0, 40)} »`;
  }

  /** Of what is too small to be seen itself, its label is what one sees. */
  function shownBy(stop: HTMLElement): Element {
    const { width, height } = stop.getBoundingClientRect();
    if (width > 3 && height > 3) return stop;
    return (
      ('labels' in stop && stop.labels instanceof NodeList && stop.labels[0] instanceof Element
        ? stop.labels[0]
        : null) ??
      stop.closest('label') ??
      stop
    );
  }

  function isSeen(stop: HTMLElement): boolean {
    const shown = shownBy(stop);
    return [...shown.getClientRects()].some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
      if (right - left < 1 || bottom - top < 1) return false;
      const parts = [0.1, 0.5, 0.9];
      return parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
          return hit !== null && (shown.contains(hit) || stop.contains(hit));
        }),
      );
    });
  }

  function ringedBy(stop: HTMLElement): Element | undefined {
    const candidates = [stop, stop.nextElementSibling, stop.closest('label'), ...ancestors(stop).slice(0, 6)];
    return candidates.find((element): element is Element => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  }

  function ancestors(element: Element): Element[] {
    const all: Element[] = [];
    for (let next = element.parentElement; next; next = next.parentElement) all.push(next);
    return all;
  }

  /** The ring against what lies under the middle of its four sides, as far as it is on the screen. */
  function lookAtRing(stop: HTMLElement): void {
    const ringed = ringedBy(stop);
    if (!ringed) {
      tell('no ring', nameOf(stop));
      return;
    }
    const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const away = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const [box] = ringed.getClientRects();
    if (!box) return;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const sides: [number, number][] = [
      [x, box.top - away],
      [x, box.bottom + away],
      [box.left - away, y],
      [box.right + away, y],
    ];
    const faint = sides.flatMap(([left, top]) => {
      const ground = groundAt(left, top);
      const ratio = ground === null ? RING_CONTRAST : contrast(channels(outlineColor), ground);
      return ratio < RING_CONTRAST ? [ratio.toFixed(1)] : [];
    });
    // One side may touch a neighbour.
    if (faint.length > 1) tell('faint ring', `${nameOf(stop)} ${faint.join(' ')}`);
  }

  /** Nothing to judge beyond the screen and on pictures. */
  function groundAt(left: number, top: number): number[] | null {
    for (const element of document.elementsFromPoint(left, top)) {
      if (element instanceof HTMLImageElement || element instanceof SVGElement) return null;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return null;
      const colour = channels(backgroundColor);
      if ((colour[3] ?? 1) === 1) return colour;
    }
    return null;
  }

  function channels(colour: string): number[] {
    return (colour.match(/[\d.]+/g) ?? []).map(Number);
  }

  function contrast(one: number[], other: number[]): number {
    const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance([red = 0, green = 0, blue = 0]: number[]): number {
    const linear = (channel: number) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  /** In a row or a grid, parts with stops are placed in DOM order. */
  function lookAtTurns(): void {
    const rows = new Set(stops.flatMap((stop) => ancestors(stop)));
    for (const row of rows) {
      if (!/flex|grid/.test(getComputedStyle(row).display)) continue;
      const parts = [...row.children].filter((part) => stops.some((stop) => part.contains(stop)));
      for (const [at, part] of parts.entries()) {
        const next = parts[at + 1];
        if (!next || [part, next].some((one) => /fixed|absolute|sticky/.test(getComputedStyle(one).position)))
          continue;
        const [here, there] = [part.getBoundingClientRect(), next.getBoundingClientRect()];
        const isAbove = there.bottom <= here.top + 1;
        const isBefore = there.right <= here.left + 1 && there.top < here.bottom && here.top < there.bottom;
        if (isAbove || isBefore) tell('out of turn', `${nameOf(next)} after ${nameOf(part)}`);
      }
    }
  }

  function widest(): string {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return (
        width > 0 &&
        right > window.innerWidth + 1 &&
        !ancestors(element).some((one) => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX))
      );
    });
    return wide.slice(-3).map(nameOf).join(' | ');
  }
}
