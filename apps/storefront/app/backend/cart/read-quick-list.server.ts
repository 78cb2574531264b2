import { formText } from '../checked-form.server.ts';

type QuickList =
  { ok: true; text: string } | { ok: false; refusal: 'empty' | 'badFile' | 'tooLong'; text: string };

const MOST_CHARACTERS = 20_000;

/** What was typed, and below it what the file holds. */
export async function readQuickList(form: FormData): Promise<QuickList> {
  const typed = formText(form, 'list');
  const file = form.get('file');
  const chosen = file instanceof File && file.size > 0 ? file : null;
  if (typed.length > MOST_CHARACTERS || (chosen?.size ?? 0) > MOST_CHARACTERS)
    return { ok: false, refusal: 'tooLong', text: typed.slice(0, MOST_CHARACTERS) };
  const read = chosen ? readCsv(await chosen.arrayBuffer()) : '';
  if (read === null) return { ok: false, refusal: 'badFile', text: typed };
  const text = [typed.trim(), read.trim()].filter(Boolean).join('\n');
  return text === '' ? { ok: false, refusal: 'empty', text } : { ok: true, text };
}

/** Sheets write UTF-8 or, on older machines, Windows' own letters; anything binary is no list. */
function readCsv(bytes: ArrayBuffer): string | null {
  try {
    return plain(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return plain(new TextDecoder('windows-1252').decode(bytes));
  }
}

function plain(text: string): string | null {
  // oxlint-disable-next-line no-control-regex -- what a text file does not hold
  return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
}
