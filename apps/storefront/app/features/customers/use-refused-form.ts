import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FormRefused } from './form-answer.ts';
import { dismissNotice, sendNotice } from '../../ui/notices-store.ts';

type Refused = { refusal: FormRefused | null } | undefined;

/**
 * After an answer that is no success: the first faulty field has the focus, and what the API refused is told in
 * a notice that stays until it is read or the form is sent again.
 */
export function useRefusedForm(
  answer: Refused,
  title: { text: string; key: string },
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const { text, key } = title;
  useEffect(() => {
    if (!answer) return undefined;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (!answer.refusal) return undefined;
    const { message } = answer.refusal;
    const id = sendNotice({ type: 'danger', persist: true, title: text, titleKey: key, message });
    return () => dismissNotice(id);
  }, [answer, text, key]);
  return form;
}
