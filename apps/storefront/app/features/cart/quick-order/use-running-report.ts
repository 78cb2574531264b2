import { use, useEffect, useState } from 'react';
import { paths } from '../../../addresses/paths.ts';
import { afterPause } from '@nuancier/ui/pieces/waiting/after-pause.ts';
import { FORM_MARK, FormMarkContext } from '@nuancier/ui/pieces/form/form-mark-context.ts';
import type { QuickOrderReport } from '../../../actions/cart/quick-order/quick-order-report.ts';

const TYPING_PAUSE_MS = 500;

type Answer = { text: string; report: QuickOrderReport | null };

/** The shop's report on the list while it is typed; null before the first answer, or on failure. */
export function useRunningReport(text: string, wanted: boolean): QuickOrderReport | null {
  const mark = use(FormMarkContext);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsked = wanted && text.trim() !== '';
  const isAnswered = answer?.text === text;
  useEffect(() => {
    if (!isAsked || isAnswered) return undefined;
    return afterPause(
      TYPING_PAUSE_MS,
      (signal) => ask(text, mark, signal),
      (report) => setAnswer({ text, report }),
    );
  }, [isAsked, isAnswered, text, mark]);
  // The last one stays until the next is there: a table that comes and goes cannot be read.
  return isAsked ? (answer?.report ?? null) : null;
}

/** Not the router's fetcher: nothing is written, so that nothing on the page need be asked again. */
function ask(text: string, mark: string | null, signal: AbortSignal): Promise<QuickOrderReport | null> {
  const body = new URLSearchParams({ list: text, ...(mark === null ? {} : { [FORM_MARK]: mark }) });
  return fetch(paths['quick-order-check'](), { method: 'POST', body, signal, redirect: 'error' })
    .then((response): Promise<unknown> | null => (response.ok ? response.json() : null))
    .then(
      (answer) => (isReport(answer) ? answer : null),
      () => null,
    );
}

// Our own action wrote it; anything else is a page that stepped in between.
function isReport(answer: unknown): answer is QuickOrderReport {
  return typeof answer === 'object' && answer !== null && 'lines' in answer && 'view' in answer;
}
