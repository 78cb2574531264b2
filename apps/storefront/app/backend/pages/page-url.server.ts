/** The page a request is about: the client router asks for its data with `.data` behind the address. */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/(?<=[^/])\.data$/, '');
  // Touched, the whole query would be written anew: `?a` as `?a=`.
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes');
  return url;
}
