import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { officeCopy } from '../office/office-copy.ts';
import { storesCopy as copy } from './stores-copy.ts';
import styles from './store-form-page.module.css';

type Props = {
  code: string;
  title: string;
  says: ReactNode;
  /** null: there is nothing to send */
  confirm: string | null;
  refusal: FormRefused | null | undefined;
  children?: ReactNode;
  /** What else the form is sent for: behind the act itself, which Enter does. */
  after?: ReactNode;
};

/** One act on a store, one address. */
export function StoreFormPage({ code, title, says, confirm, refusal, children, after }: Props) {
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <Card className={styles.form}>
        <h1>{title}</h1>
        {says}
        <FormRefusal title={copy.refused} refusal={refusal} />
        {confirm !== null && (
          <OfficeForm noValidate className={styles.form}>
            {children}
            <Button type="submit">{confirm}</Button>
            {after}
          </OfficeForm>
        )}
        <Link to={paths.store(code)} className={styles.back}>
          {copy.toStore}
        </Link>
      </Card>
    </Page>
  );
}
