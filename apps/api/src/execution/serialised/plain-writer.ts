// Writes what needs no resolver: pure functions from a value to its text.
import type { GraphQLLeafType } from 'graphql';
import { Abandoned } from './answer-sheet.ts';

export type PlainWriter = (value: unknown) => string;

export function plainLeaf(type: GraphQLLeafType): PlainWriter {
  return (value) => {
    if (value === null || value === undefined) return 'null';
    if (typeof value === 'function' || typeof value === 'object') throw new Abandoned();
    // What a type refuses to show is an error of the field, which the ordinary execution words.
    const shown: unknown = type.serialize(value);
    if (shown === null || shown === undefined) throw new Abandoned();
    return JSON.stringify(shown);
  };
}

export function plainList(inner: PlainWriter): PlainWriter {
  return (value) => {
    if (value === null || value === undefined) return 'null';
    let text = '[';
    for (const [at, item] of listOf(value).entries()) text += (at === 0 ? '' : ',') + inner(item);
    return `${text}]`;
  };
}

export function plainObject(fields: readonly ((value: object) => string)[]): PlainWriter {
  const entries = plainEntries(fields);
  return (value) => (value === null || value === undefined ? 'null' : `{${entries(objectOf(value))}}`);
}

export function plainEntries(fields: readonly ((value: object) => string)[]): (value: object) => string {
  return (value) => {
    let text = '';
    for (const [at, field] of fields.entries()) text += (at === 0 ? '' : ',') + field(value);
    return text;
  };
}

export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Abandoned();
  return value;
}

export function objectOf(value: unknown): object {
  if (typeof value !== 'object' || value === null || value instanceof Error || isPromise(value))
    throw new Abandoned();
  return value;
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
