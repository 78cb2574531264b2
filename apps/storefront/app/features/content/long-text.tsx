import { RichText } from './rich-text.tsx';
import { scrollingTables } from './scrolling-tables.ts';

/** A text of the editors that may hold tables. Menus and banners have none and need not carry what is done for them. */
export function LongText({ html, bare = false }: { html: string; bare?: boolean }) {
  return <RichText html={scrollingTables(html)} bare={bare} />;
}
