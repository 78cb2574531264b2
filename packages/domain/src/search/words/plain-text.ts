const TAGS = /<[^<>]{0,2000}>/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&nbsp;', ' '],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&rsquo;', '’'],
]);
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|rsquo|#39);/g;

/** The words of a text written by an editor, one line a tag, for the index only: never to be shown as HTML. */
export function plainText(html: string): string {
  return html.replace(TAGS, '\n').replace(ENTITY, (entity) => ENTITIES.get(entity) ?? ' ');
}
