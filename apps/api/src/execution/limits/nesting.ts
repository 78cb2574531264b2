/**
 * Nesting depth of the brackets in a GraphQL or JSON text, found without recursion: parsers recurse once per level.
 */
export function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(tokens)) {
    if (token === '[' || token === '{' || token === '(') deepest = Math.max(deepest, (depth += 1));
    else if (token === ']' || token === '}' || token === ')') depth -= 1;
  }
  return deepest;
}

// What is text or comment is passed over as a whole; an end that is missing is the parser's business.
const tokens = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|#[^\n\r]*|[[\](){}]/g;
