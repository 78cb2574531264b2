import { use } from 'react';
import { FORM_MARK, FormMarkContext } from './form-mark-context.ts';

/** For whom the form was shown: sent by somebody else, it is not carried out. */
export function FormMark() {
  const mark = use(FormMarkContext);
  return mark === null ? null : <input type="hidden" name={FORM_MARK} value={mark} />;
}
