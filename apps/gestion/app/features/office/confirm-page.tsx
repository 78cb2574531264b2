import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { OfficeForm } from './forms/office-form.tsx';
import { officeCopy } from './office-copy.ts';
import styles from './confirm-page.module.css';

type Props = {
  title: string;
  /** what follows from it */
  says: string;
  /** null: it is not to be done any more */
  confirm: string | null;
  back: { to: string; label: string };
  /** of what is done once, however often it is sent */
  actKey?: string;
  refusal: FormRefused | null | undefined;
  children?: ReactNode;
};

/** One act, one address: what it does in words, what it needs, one button. */
export function ConfirmPage({ title, says, confirm, back, actKey, refusal, children }: Props) {
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <Card className={styles.act}>
        <h1>{title}</h1>
        <p>{says}</p>
        <FormRefusal title={officeCopy.refused} refusal={refusal} />
        {confirm !== null && (
          <OfficeForm noValidate className={styles.act}>
            {actKey !== undefined && <input type="hidden" name="cle" value={actKey} />}
            {children}
            <Button type="submit">{confirm}</Button>
          </OfficeForm>
        )}
        <Link to={back.to} className={styles.back}>
          {back.label}
        </Link>
      </Card>
    </Page>
  );
}
