// Just enough XML for what sheets are written in: tags, attributes, text. No document type, hence no entities to expand.

export type Tag = {
  /** Without its prefix. */
  name: string;
  kind: 'open' | 'close' | 'empty';
  attributes: string;
  /** Text between this tag and the next. */
  text: string;
};

export class BadXml extends Error {}
export class TooManyTags extends Error {}

// Five hundred rows of fifty filled cells, twice over. A tag is four bytes, and thousands of them pack into one.
const MOST_TAGS = 200_000;

export function* tagsOf(xml: string): Generator<Tag> {
  let tags = 0;
  for (let at = xml.indexOf('<'); at !== -1;) {
    if ((tags += 1) > MOST_TAGS) throw new TooManyTags();
    if (xml.startsWith('<!--', at)) {
      at = xml.indexOf('<', endOf(xml, '-->', at));
      continue;
    }
    if (xml.startsWith('<!', at)) throw new BadXml('A sheet has no document type');
    const end = endOf(xml, '>', at);
    const next = xml.indexOf('<', end);
    const inside = xml.slice(at + 1, end - 1);
    if (!inside.startsWith('?')) yield tagOf(inside, xml.slice(end, next === -1 ? undefined : next));
    at = next;
  }
}

/** An attribute by its local name. */
export function attribute({ attributes }: Tag, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '') : null;
}

export function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (whole, hex, number, name) => {
      if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(number);
      return code > 0x10_ff_ff ? '\ufffd' : String.fromCodePoint(code);
    },
  );
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function endOf(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found === -1) throw new BadXml('A tag has no end');
  return found + mark.length;
}

function tagOf(inside: string, text: string): Tag {
  const isClose = inside.startsWith('/');
  const isEmpty = inside.endsWith('/');
  const body = inside.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined);
  const space = body.search(/\s/);
  const whole = space === -1 ? body : body.slice(0, space);
  return {
    name: whole.slice(whole.indexOf(':') + 1),
    kind: isClose ? 'close' : isEmpty ? 'empty' : 'open',
    attributes: space === -1 ? '' : body.slice(space),
    text,
  };
}
