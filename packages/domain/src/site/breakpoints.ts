// Layout breakpoints, in CSS pixels at the default text size. Media queries use em of that size, so that larger text
// gets the layout of a smaller screen. Style sheets cannot import them: a test checks every media query against them.

export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Below this height nothing sticks to the edges of the screen: it would leave no room to read. */
export const SHORT_SCREEN = 480;

export type Breakpoint = keyof typeof breakpoints;

const PX_PER_EM = 16;
/** What a screen narrower than a step lacks at least, in em: less than a pixel of any screen. */
const HAIR = 0.01;

/** The media condition of a screen at least that wide. */
export function from(step: Breakpoint): string {
  return `(min-width: ${breakpoints[step] / PX_PER_EM}em)`;
}

/** The media condition of a screen narrower than that. */
export function below(step: Breakpoint): string {
  return `(max-width: ${breakpoints[step] / PX_PER_EM - HAIR}em)`;
}
