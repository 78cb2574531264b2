import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { CustomerAtTheDeskFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { customerCopy as copy } from './customer-copy.ts';
import styles from './customer-acts.module.css';

type Customer = Pick<CustomerAtTheDeskFragment, 'id' | 'may'>;

/** What one may do now, each at its own address. */
export function CustomerActs({ customer: { id, may } }: { customer: Customer }) {
  if (may.length === 0) return null;
  const { act } = copy;
  return (
    <section aria-label={copy.acts} className={styles.acts} data-print="no">
      {may.includes('settleLinkRequest') && (
        <>
          <ButtonLink to={paths.linkRequest(id, 'confirmation')}>{act.confirmLink}</ButtonLink>
          <ButtonLink to={paths.linkRequest(id, 'refus')} look="secondary">
            {act.refuseLink}
          </ButtonLink>
        </>
      )}
      {may.includes('unlockCustomer') && (
        <ButtonLink
          to={paths.customerUnlocking(id)}
          look={may.includes('settleLinkRequest') ? 'secondary' : 'primary'}
        >
          {act.unlockCustomer}
        </ButtonLink>
      )}
      {may.includes('enterAsCustomer') && (
        <ButtonLink to={paths.customerEntry(id)} look="secondary">
          {act.enterAsCustomer}
        </ButtonLink>
      )}
      {may.includes('sendCustomerResetLink') && (
        <ButtonLink to={paths.customerPassword(id)} look="secondary">
          {act.sendCustomerResetLink}
        </ButtonLink>
      )}
      {may.includes('mergeCustomers') && (
        <ButtonLink to={paths.customerMerging(id)} look="quiet">
          {act.mergeCustomers}
        </ButtonLink>
      )}
      {may.includes('exportShopCustomer') && (
        <OfficeForm action={paths.customerExport(id)} reloadDocument>
          <Button type="submit" look="quiet">
            {act.exportShopCustomer}
          </Button>
        </OfficeForm>
      )}
      {may.includes('eraseShopCustomer') && (
        <ButtonLink to={paths.customerErasure(id)} look="quiet">
          {act.eraseShopCustomer}
        </ButtonLink>
      )}
    </section>
  );
}
