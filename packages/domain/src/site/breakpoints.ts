// The widths at which a screen changes its look, in CSS pixels. Style sheets cannot read them: a test
// holds every media query to them.

export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media condition of a screen at least that wide. */
export function from(step: Breakpoint): string {
  return `(min-width: ${breakpoints[step]}px)`;
}

/** The media condition of a screen narrower than that. */
export function below(step: Breakpoint): string {
  return `(max-width: ${breakpoints[step] - 1}px)`;
}
