/** A measure is read as one word: `Cartouche 310 mL` never breaks before its unit. */
export function packLabel(label: string): string {
  return label.replace(/(\d) (?=(?:mL|L|kg|g|m|m²|cm|mm|cartouches|barres)(?![\p{L}²]))/gu, '$1\u00a0');
}
