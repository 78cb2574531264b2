import { archiveKindNamed } from '../../intake/intake.ts';
import type { UploadFormat } from '../uploads/uploads-store.ts';

const FORMATS: Readonly<Record<string, UploadFormat>> = {
  csv: 'csv',
  txt: 'csv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  zip: 'zip',
};

/** By the name of the file; null when its kind comes in no such form. */
export function formatFor(kind: string, fileName: string): UploadFormat | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const format = Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined;
  const isArchive = archiveKindNamed(kind) !== undefined;
  return format !== undefined && (format === 'zip') === isArchive ? format : null;
}
