import * as v from 'valibot';
import type { Schema } from '../routes/route.ts';

/** What is published of it; throws when it is not in its form. */
export function published(form: Schema, record: unknown): unknown {
  return v.parse(form, record);
}
