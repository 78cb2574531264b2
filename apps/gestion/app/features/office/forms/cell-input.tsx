import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import styles from './cell-input.module.css';

type Props = Omit<ComponentProps<typeof TextInput>, 'aria-label' | 'id'> & {
  /** what the column says to the eye, with the row it stands in */
  label: string;
  error: string | null | undefined;
  /** beside it, as how many there are */
  after?: ReactNode;
};

/** A field in a table or a list of lines: what is wrong with it stands below it, and is read with it. */
export function CellInput({ label, error, after, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.cell}>
      <div className={styles.row}>
        <TextInput
          {...input}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {after}
      </div>
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
    </div>
  );
}
