/** Each closed piece of a text that holds no other. */
const piece =
  /<(p|li|h[1-6]|blockquote|td|th|caption|figcaption|dt|dd|div)(\s[^>]*)?>((?!<\1[\s>]).)*?<\/\1>/gis;
const emptied = /<(ul|ol|dl|table|tbody|thead|tr|blockquote|div|section)(\s[^>]*)?>\s*<\/\1>/gi;

/**
 * What editors add to the declaration of accessibility. Its title is the page's own and its state is computed: a
 * section about conformity is left out, the other headings go one level below that of the part they are shown in.
 */
export function editorsWords(html: string): string {
  const kept = html
    .replace(/<h1[\s>].*?<\/h1>/gis, '')
    .replace(piece, (whole) => (speaksOfConformity(whole) ? '' : whole));
  const words = kept
    .replace(emptied, '')
    .replace(
      /<(\/?)h([2-5])(?=[\s>])/gi,
      (_tag, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
    )
    .trim();
  // Text outside a section, or in an unclosed one: left out if it mentions conformity, because only the computed
  // state may be shown.
  return speaksOfConformity(words) ? '' : words;
}

const speaksOfConformity = (html: string): boolean => /conform/i.test(html.replace(/<[^>]*>/g, ''));
