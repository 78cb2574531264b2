import { useId } from 'react';
import type { ComponentProps } from 'react';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import styles from './count-field.module.css';

type Props = ComponentProps<typeof TextInput> & {
  /** what is wrong with it, naming the article */
  fault: string | undefined;
};

/** How many of one line, with its bound beside it and what is wrong with it below. */
export function CountField({ fault, children, ...input }: Props) {
  const id = useId();
  return (
    <span className={styles.field}>
      <span className={styles.count}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          {...input}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : `${id}-error`}
        />
        {children}
      </span>
      {fault !== undefined && <ErrorMessage id={`${id}-error`}>{fault}</ErrorMessage>}
    </span>
  );
}
