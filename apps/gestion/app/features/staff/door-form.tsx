import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { staffCopy } from './staff-copy.ts';
import styles from './door-form.module.css';

type Props = {
  title: string;
  says?: string | undefined;
  send: string;
  /** where it is sent, if not to its own address */
  action?: string;
  /** long texts travel shorter as they are */
  isLong?: boolean;
  refusal: FormRefused | null | undefined;
  children: ReactNode;
  below?: ReactNode;
};

/** One step of the way in: a title, why, the fields, one button. */
export function DoorForm({ title, says, send, action, isLong = false, refusal, children, below }: Props) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Card className={styles.card}>
      <h1>{title}</h1>
      {says && <p>{says}</p>}
      <FormRefusal title={staffCopy.refused} refusal={refusal} />
      <Form
        method="post"
        {...(action === undefined ? {} : { action })}
        {...(isLong ? { encType: 'multipart/form-data' as const } : {})}
        noValidate
        className={styles.form}
      >
        {children}
        <Button type="submit" wide aria-disabled={isPending}>
          {isPending ? staffCopy.signIn.sending : send}
        </Button>
      </Form>
      {below}
    </Card>
  );
}
