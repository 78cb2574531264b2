// Why an old address cannot be kept as the file gives it.

export const rewriteKinds = ['product', 'category', 'page'] as const;
export type RewriteKind = (typeof rewriteKinds)[number];

export type UrlRewrite = {
  /** as it was written behind the shop's host, without a slash before or after */
  request_path: string;
  kind: RewriteKind;
  /** sku of the product, id of the category or identifier of the page */
  target: string;
  redirect_type: 301 | 302;
};

export type RewriteFault =
  'bad-path' | 'unknown-kind' | 'bad-redirect-type' | 'unknown-target' | 'present-address';

const LONGEST_PATH = 255;
const pathShape = /^[^/?#\s]+(?:\/[^/?#\s]+)*$/u;

export type RewriteSurroundings = {
  exists: (kind: RewriteKind, target: string) => boolean;
  /** whether a page exists at this address today */
  isPresent: (path: string) => boolean;
};

export function urlRewriteFaults(
  rewrite: UrlRewrite,
  { exists, isPresent }: RewriteSurroundings,
): RewriteFault[] {
  const { request_path: path, kind, target, redirect_type: type } = rewrite;
  const faults: RewriteFault[] = [];
  if (path.length > LONGEST_PATH || !pathShape.test(path)) faults.push('bad-path');
  else if (isPresent(path)) faults.push('present-address');
  if (!rewriteKinds.includes(kind)) faults.push('unknown-kind');
  else if (!exists(kind, target)) faults.push('unknown-target');
  if (type !== 301 && type !== 302) faults.push('bad-redirect-type');
  return faults;
}
