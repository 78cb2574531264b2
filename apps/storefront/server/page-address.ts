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
