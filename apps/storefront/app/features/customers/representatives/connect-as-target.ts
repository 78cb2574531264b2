import { paths } from '../../../addresses/paths.ts';

/** What a sales representative enters a customer's shop for: one paper, by its number. */
export type ConnectAsTarget = { kind: keyof typeof pages; number: string };

const pages = {
  quotation: paths['customer-quotation'],
  order: paths['customer-order'],
};

const KINDS = ['quotation', 'order'] as const satisfies (keyof typeof pages)[];
const NUMBER = /^[\w-]{1,32}$/;

type Fields = { get(name: string): unknown };

/** None where nothing is named that has a page: no field says a path. */
export function readConnectAsTarget(fields: Fields): ConnectAsTarget | null {
  for (const kind of KINDS) {
    const number = fields.get(kind);
    if (typeof number === 'string' && NUMBER.test(number)) return { kind, number };
  }
  return null;
}

/** The one-time link remembers what it is for. */
export function linkFor(link: string, target: ConnectAsTarget | null): string {
  return target === null
    ? link
    : `${link}?${new URLSearchParams({ [target.kind]: target.number }).toString()}`;
}

export function pageOfTarget(target: ConnectAsTarget | null): string {
  return target === null ? paths.home() : pages[target.kind](target.number);
}
