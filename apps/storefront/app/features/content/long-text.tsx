import { RichText } from './rich-text.tsx';
import { scrollingTables } from './scrolling-tables.ts';

/** A text of the editors that may contain tables. Menus and banners have none and do without their script. */
export function LongText({ html, bare = false }: { html: string; bare?: boolean }) {
  return <RichText html={scrollingTables(html)} bare={bare} />;
}
