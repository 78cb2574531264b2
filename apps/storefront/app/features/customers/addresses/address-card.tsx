import type { AddressFieldsFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import styles from './address-card.module.css';
import { addressCopy } from './address-copy.ts';
import { AddressLines } from './address-lines.tsx';

/** Deleting asks once more, without script too. */
export function AddressCard({ address }: { address: AddressFieldsFragment }) {
  const id = address.id ?? 0;
  const name = address.label || `${address.postcode ?? ''} ${address.city ?? ''}`;
  return (
    <Card className={styles.card}>
      <h2>{name}</h2>
      <p className={styles.marks}>
        {address.default_shipping && <Badge>{addressCopy.shipping}</Badge>}
        {address.default_billing && <Badge>{addressCopy.billing}</Badge>}
        {address.is_shared && <Badge look="info">{addressCopy.isShared}</Badge>}
      </p>
      <AddressLines address={address} />
      <div className={styles.actions}>
        <ButtonLink
          to={paths['customer-address-edit'](id)}
          look="secondary"
          size="small"
          aria-label={addressCopy.editOf(name)}
        >
          {addressCopy.edit}
        </ButtonLink>
        {address.default_billing ? (
          <p className={styles.kept}>{addressCopy.billingKept}</p>
        ) : (
          <details className={styles.remove}>
            <summary>{addressCopy.remove}</summary>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <p>{addressCopy.removeAsk}</p>
              <Button type="submit" size="small">
                {addressCopy.removeConfirm}
              </Button>
            </Form>
          </details>
        )}
      </div>
    </Card>
  );
}
