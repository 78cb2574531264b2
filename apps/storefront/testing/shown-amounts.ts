// The amounts that a reader finds in the words of a page, a mail or a paper. For tests.

export const AMOUNT = '\\d+,\\d\\d €';

export function amountsIn(words: string, tax: string): string[] {
  return [...words.matchAll(new RegExp(`(${AMOUNT}) ${tax}`, 'g'))].map(([, amount = '']) => amount.trim());
}

export function cents(amount: string): number {
  return Math.round(Number(amount.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
}

export function euros(amount: number): string {
  return plain(new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(amount / 100));
}

export function readable(html: string): string {
  return plain(
    html
      .replace(/<script.*?<\/script>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&'),
  );
}

/** Thousands are joined: a quantity may stand before an amount. */
export function plain(text: string): string {
  return text.replaceAll('\u202f', '').replace(/\s+/g, ' ');
}

/** A sheet sets spaces of its own. */
export const joined = (text: string): string => text.replaceAll(' ', '');
