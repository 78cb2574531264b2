/** Path and query of the page asked for. Neither slashes nor a whole address may make it another host's. */
export function pageAddress(asked: string): string {
  const own = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  const { pathname, search } = new URL(own, 'http://shop.invalid');
  // `/.//host` has two slashes in front only once it is read.
  return pathname.replace(/^\/+/, '/') + search;
}

export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

// Data requests of the client router ask for the page's address with `.data` behind it.
export function pagePath(address: string): string {
  const path = pathOf(address);
  return path.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '') + address.slice(path.length);
}

/** `/%6Civraison` and `/livraison//` are other spellings of one page. */
export function isOneSpelling(address: string): boolean {
  const path = pathOf(address);
  try {
    return !/.\/$|\/\//.test(path) && encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
