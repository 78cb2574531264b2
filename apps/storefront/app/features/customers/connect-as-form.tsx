import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { portfolioCopy as copy } from './portfolio-copy.ts';
import styles from './portfolio.module.css';

/** Leads into the customer's shop by a link that is good once; another shop, so the whole page is loaded anew. */
export function ConnectAsForm({ customerId, name }: { customerId: string; name: string }) {
  return (
    <Form method="post" action={paths['customer-portfolio']()} reloadDocument>
      <input type="hidden" name="customer" value={customerId} />
      <Button type="submit" look="secondary" size="small" className={styles['connect']}>
        {copy.connect(name)}
      </Button>
    </Form>
  );
}
