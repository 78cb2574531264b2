// What makes a line of a links file unfit to be loaded.

export const linkKinds = ['related', 'upsell', 'crosssell'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** One product with the references shown beside it, each list in its own order. */
export type ProductLinks = { sku: string } & Readonly<Record<LinkKind, readonly string[]>>;

export type LinkFault =
  | { kind: 'unknown-product'; sku: string }
  | { kind: 'linked-to-itself' }
  | { kind: 'repeated-link'; sku: string };

export function linkFaults(links: ProductLinks, isKnown: (sku: string) => boolean): LinkFault[] {
  const skus = [links.sku, ...linkKinds.flatMap((kind) => links[kind])];
  return [
    ...[...new Set(skus)]
      .filter((sku) => !isKnown(sku))
      .map((sku) => ({ kind: 'unknown-product', sku }) as const),
    ...(skus.indexOf(links.sku, 1) === -1 ? [] : [{ kind: 'linked-to-itself' } as const]),
    ...linkKinds.flatMap((kind) =>
      repeated(links[kind]).map((sku) => ({ kind: 'repeated-link', sku }) as const),
    ),
  ];
}

function repeated(skus: readonly string[]): string[] {
  return skus.filter((sku, at) => skus.indexOf(sku) !== at);
}
