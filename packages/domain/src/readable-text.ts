// Characters allowed in a text that others read on a screen, in a mail or on paper: no control characters, no line or
// paragraph separators, no direction overrides, no invisible characters.

const line = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200D]*$/u;
const unreadable = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200D]+/gu;

export function isReadableLine(text: string): boolean {
  return line.test(text);
}

/** Several lines, as a text area sends them. */
export function isReadableText(text: string): boolean {
  return isReadableLine(text.replaceAll(/[\n\r\t]/g, ' '));
}

/** A space in place of whatever cannot be read. */
export function readableLine(text: string): string {
  return text.replaceAll(unreadable, ' ');
}

/** Letters of a reason that is given for an act: a line for whoever reads of it, no page. */
export const LONGEST_REASON = 250;
