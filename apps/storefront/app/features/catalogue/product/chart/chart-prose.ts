/**
 * The editors' text of the chart's page, without the list of colours that older texts carry: the screen draws it.
 * Their title becomes the page's own.
 */
export function chartProse(html: string): { title: string | null; before: string; after: string } {
  const heading = /<h1[^>]*>([^<]*)<\/h1>/i.exec(html);
  const body = heading ? html.replace(heading[0], '') : html;
  const start = body.indexOf('<section class="colour-family"');
  const end = body.lastIndexOf('</section>');
  const title = heading?.[1]?.trim() ?? null;
  if (start === -1 || end < start) return { title, before: body, after: '' };
  return { title, before: body.slice(0, start), after: body.slice(end + '</section>'.length) };
}
