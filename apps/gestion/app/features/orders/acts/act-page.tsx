import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../../addresses/paths.ts';
import { officeCopy } from '../../office/office-copy.ts';
import { orderCopy } from '../order-copy.ts';
import styles from './act-page.module.css';

type Props = {
  number: string;
  title: string;
  says: string;
  confirm: string;
  actKey: string;
  refusal: FormRefused | null | undefined;
  children: ReactNode;
};

/** One act, one address: what it does in words, what it needs, one button. */
export function ActPage({ number, title, says, confirm, actKey, refusal, children }: Props) {
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <Card className={styles.act}>
        <h1>{title}</h1>
        <p>{says}</p>
        <FormRefusal title={orderCopy.refused} refusal={refusal} />
        <Form method="post" noValidate className={styles.act}>
          <input type="hidden" name="cle" value={actKey} />
          {children}
          <Button type="submit">{confirm}</Button>
        </Form>
        <Link to={paths.order(number)}>{orderCopy.keep}</Link>
      </Card>
    </Page>
  );
}
