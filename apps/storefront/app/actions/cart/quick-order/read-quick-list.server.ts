import { formText } from '../../../backend/forms/checked-form.server.ts';
import { MOST_CHARACTERS, MOST_FILE_BYTES } from './read-list-file.server.ts';
import type { ListFileRefusal, ReadListFile, Turned } from '../../../backend/list-file.ts';

type QuickList =
  { ok: true; text: string } | { ok: false; refusal: 'empty' | Turned | ListFileRefusal; text: string };

/** The typed list, the reference in its own field, then the lines of the file. */
export async function readQuickList(form: FormData, readListFile: ReadListFile): Promise<QuickList> {
  const typed = [formText(form, 'list').trimEnd(), typedLine(form)].filter(Boolean).join('\n');
  const file = form.get('file');
  if (typed.length > MOST_CHARACTERS)
    return { ok: false, refusal: 'tooLong', text: typed.slice(0, MOST_CHARACTERS) };
  const isGiven = file instanceof File && file.size > 0;
  if (isGiven && file.size > MOST_FILE_BYTES) return { ok: false, refusal: 'sheetTooBig', text: typed };
  const read = isGiven ? await readListFile(await file.arrayBuffer()) : { text: '' };
  if ('refusal' in read) return { ok: false, refusal: read.refusal, text: typed };
  const text = [typed.trim(), read.text.trim()].filter(Boolean).join('\n');
  if (text.length > MOST_CHARACTERS) return { ok: false, refusal: 'tooLong', text: typed };
  return text === '' ? { ok: false, refusal: 'empty', text } : { ok: true, text };
}

/** A reference that was typed and not yet put into the list is wanted all the same. */
function typedLine(form: FormData): string {
  const sku = formText(form, 'reference-sku').trim() || formText(form, 'reference').trim();
  return sku === '' ? '' : `${sku};${formText(form, 'reference-quantity').trim() || '1'}`;
}
