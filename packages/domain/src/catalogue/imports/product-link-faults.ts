// What makes a line of a links file unfit to be loaded.

export const linkKinds = ['related', 'upsell', 'crosssell'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** One product with the references shown beside it, each list in its own order, and what takes its place once it is gone. */
export type ProductLinks = { sku: string; replacement: string | null } & Readonly<
  Record<LinkKind, readonly string[]>
>;

/** Every other product that a line names, as often as it does. */
export function namedProducts(links: ProductLinks): string[] {
  const beside = linkKinds.flatMap((kind) => links[kind]);
  return links.replacement === null ? beside : [...beside, links.replacement];
}

export type LinkFault =
  | { kind: 'unknown-product'; sku: string }
  | { kind: 'linked-to-itself' }
  | { kind: 'replaced-by-itself' }
  | { kind: 'repeated-link'; sku: string };

export function linkFaults(links: ProductLinks, isKnown: (sku: string) => boolean): LinkFault[] {
  const beside = linkKinds.flatMap((kind) => links[kind]);
  return [
    ...[...new Set([links.sku, ...namedProducts(links)])]
      .filter((sku) => !isKnown(sku))
      .map((sku) => ({ kind: 'unknown-product', sku }) as const),
    ...(beside.includes(links.sku) ? [{ kind: 'linked-to-itself' } as const] : []),
    ...(links.replacement === links.sku ? [{ kind: 'replaced-by-itself' } as const] : []),
    ...linkKinds.flatMap((kind) =>
      repeated(links[kind]).map((sku) => ({ kind: 'repeated-link', sku }) as const),
    ),
  ];
}

function repeated(skus: readonly string[]): string[] {
  return skus.filter((sku, at) => skus.indexOf(sku) !== at);
}
