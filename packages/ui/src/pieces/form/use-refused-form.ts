import { useEffect } from 'react';
import type { FormRefused } from './form-answer.ts';
import { dismissNotice, sendNotice } from '../notices/notices-store.ts';

type Refused = { refusal: FormRefused | null } | undefined;

/**
 * The API's refusal is shown in a notice that stays until it is dismissed or the form is sent again. Where a field
 * shows it as well, that field is read aloud and the notice is visual only.
 */
export function useRefusedForm(
  answer: Refused,
  title: { text: string; key: string },
  shownByField = false,
): void {
  const { text, key } = title;
  useEffect(() => {
    if (!answer?.refusal) return undefined;
    const { message } = answer.refusal;
    const notice = { type: 'danger', persist: true, title: text, titleKey: key, message } as const;
    const id = sendNotice(notice, { isAnnounced: !shownByField });
    return () => dismissNotice(id);
  }, [answer, text, key, shownByField]);
}
