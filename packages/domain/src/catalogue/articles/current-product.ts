// The product a buyer was last choosing, as the browser keeps it.
import { readableLine } from '../../readable-text.ts';

export type CurrentProduct = {
  sku: string;
  color: string | null;
  /** Hexadecimal of a custom tint. */
  customColorExa: string | null;
  /** The buyer's own name for it. */
  customerColorLabel: string | null;
  /** Name of the pack. */
  conditionning: string | null;
};

export const CUSTOM_LABEL_LENGTH = 40;

/** What was kept, null when malformed: browser storage is not trusted. */
export function readCurrentProduct(text: string | null): CurrentProduct | null {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null || !('sku' in kept) || typeof kept.sku !== 'string')
    return null;
  return {
    sku: kept.sku,
    color: textOf(kept, 'color'),
    customColorExa: hexOf(kept),
    customerColorLabel: customerLabel(textOf(kept, 'customerColorLabel')),
    conditionning: textOf(kept, 'conditionning'),
  };
}

/** A free label: one line, at most 40 characters, null when nothing is left. */
export function customerLabel(text: string | null): string | null {
  const line = readableLine(text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return line === '' ? null : [...line].slice(0, CUSTOM_LABEL_LENGTH).join('').trim();
}

function parsed(text: string | null): unknown {
  if (text === null || text.length > 2000 || !text.startsWith('{')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function textOf(kept: object, key: string): string | null {
  const value: unknown = Reflect.get(kept, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

function hexOf(kept: object): string | null {
  const hex = textOf(kept, 'customColorExa');
  return hex !== null && /^#[0-9A-F]{6}$/i.test(hex) ? hex.toUpperCase() : null;
}
