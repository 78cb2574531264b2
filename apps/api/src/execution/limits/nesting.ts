/**
 * How deep the brackets of a GraphQL or JSON text stand within one another, found without a call per level: whatever
 * reads such a text afterwards goes down one call for each.
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
