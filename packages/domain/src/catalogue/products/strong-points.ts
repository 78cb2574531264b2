const LIST = /<ul[^>]*>(?<items>.*?)<\/ul>/su;
const ITEM = /<li[^>]*>(?<text>.*?)<\/li>/gsu;
const TAG = /<[^>]*>/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** The entries of the description's first list, as plain text. */
export function strongPoints(description: string): string[] {
  const items = LIST.exec(description)?.groups?.['items'] ?? '';
  return [...items.matchAll(ITEM)]
    .map((item) => plain(item.groups?.['text'] ?? ''))
    .filter((text) => text !== '');
}

function plain(html: string): string {
  return html
    .replaceAll(TAG, '')
    .replaceAll(/&([a-z]+);/gu, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
}
