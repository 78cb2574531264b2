// A table of the editors may be wider than a phone. A region around it scrolls: some screen readers no longer treat a
// scrolling table as a table.
import { contentCopy } from './copy.ts';

/** A whole tag with its attributes: text within quotes is never taken for a tag. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*\s*\/?>/gi;
const CAPTION = /^<table[^>]*>\s*<caption[^>]*>(.*?)<\/caption>/is;
const HEADING = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/gis;

/** The editors' text, sanitised by the API, with each table in a region that scrolls and takes the keyboard. */
export function scrollingTables(html: string): string {
  const names: string[] = [];
  return html.replaceAll(TAG, (tag: string, closing: string, name: string, at: number) => {
    if (name.toLowerCase() !== 'table') return tag;
    if (closing) return `${tag}</div>`;
    const named = nameOf(html, at);
    names.push(named);
    const count = names.filter((one) => one === named).length;
    const label = count === 1 ? named : contentCopy.tableAgain(named, count);
    return `<div class="table-scroller" role="region" aria-label="${label}" tabindex="0">${tag}`;
  });
}

/** The caption of this table, else the heading above it. */
function nameOf(html: string, at: number): string {
  const caption = CAPTION.exec(html.slice(at))?.[1];
  const heading = [...html.slice(0, at).matchAll(HEADING)].at(-1)?.[1];
  return wordsOf(caption) || wordsOf(heading) || contentCopy.table;
}

function wordsOf(html = ''): string {
  const words = html.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').trim();
  return words.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
