import { use } from 'react';
import { FORM_MARK, FormMarkContext } from './form-mark-context.ts';

/** The account the form was shown to: sent by another one, it is not carried out. */
export function FormMark() {
  const mark = use(FormMarkContext);
  return mark === null ? null : <input type="hidden" name={FORM_MARK} value={mark} />;
}
