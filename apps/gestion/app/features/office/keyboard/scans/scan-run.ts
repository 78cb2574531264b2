// A scanner is a keyboard that nobody types as fast as: six signs and more without a pause, then Enter.

/** Between two signs of a scanner, the slow ones over the air among them; a person takes twice as long. */
const PAUSE_MS = 50;
const SHORTEST = 6;

export type Run = { signs: string; last: number };
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'timeStamp'
>;
export type HeardSign = {
  run: Run;
  /** the first sign after a pause: what it is written into is as it was */
  begins: boolean;
  /** the whole code, with its Enter */
  scanned: string | null;
};

export const NO_RUN: Run = { signs: '', last: 0 };

export function hearSign(run: Run, pressed: Pressed): HeardSign {
  const { key, timeStamp } = pressed;
  // Shift comes before each capital.
  if (key === 'Shift') return { run, begins: false, scanned: null };
  // A key that is held down repeats as fast as a scanner.
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat || pressed.isComposing)
    return { run: NO_RUN, begins: false, scanned: null };
  const isGoingOn = run.signs !== '' && timeStamp - run.last <= PAUSE_MS;
  if (key === 'Enter') {
    const isScan = isGoingOn && run.signs.length >= SHORTEST;
    return { run: NO_RUN, begins: false, scanned: isScan ? run.signs : null };
  }
  if (key.length !== 1) return { run: NO_RUN, begins: false, scanned: null };
  return {
    run: { signs: isGoingOn ? run.signs + key : key, last: timeStamp },
    begins: !isGoingOn,
    scanned: null,
  };
}
