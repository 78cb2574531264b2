import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import type { ConnectAsTarget } from './connect-as-target.ts';
import { portfolioCopy as copy } from './portfolio-copy.ts';
import styles from './portfolio.module.css';

type Props = { customerId: string; name: string; about?: ConnectAsTarget };

/** Leads into the customer's shop by a link that is good once; another shop, so the whole page is loaded anew. */
export function ConnectAsForm({ customerId, name, about }: Props) {
  return (
    <Form method="post" action={paths['customer-portfolio']()} reloadDocument>
      <input type="hidden" name="customer" value={customerId} />
      {about && <input type="hidden" name={about.kind} value={about.number} />}
      <Button type="submit" look="secondary" size="small" className={styles.connect}>
        {copy.connect(name)}
      </Button>
    </Form>
  );
}
