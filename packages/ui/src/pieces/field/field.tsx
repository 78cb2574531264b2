import { useId } from 'react';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy.ts';
import { ErrorMessage } from './error-message.tsx';
import styles from './field.module.css';
import { requiredCopy } from './required-copy.ts';
import { RequiredMark } from './required-mark.tsx';

export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  optional?: boolean;
  /** Shown beside the label, and referenced by the control. */
  required?: boolean;
  /** Draws the control; the attributes tie it to its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
};

/** Label above, hint and error below. */
export function Field({ label, hint, error, optional = false, required = false, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> ({uiCopy.optional})</span>}
        </label>
        {required && <RequiredMark />}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <ErrorMessage id={`${id}-error`}>{named(error, label)}</ErrorMessage>}
    </div>
  );
}

/** An error read aloud alone must name the field that « ce champ » is. */
function named(error: string, label: string): string {
  return error.replace(/^Ce champ\b/, requiredCopy.field(label));
}
