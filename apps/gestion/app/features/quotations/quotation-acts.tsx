import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { quotationCopy } from './quotation-copy.ts';
import styles from './quotation-acts.module.css';

const { acts: copy } = quotationCopy;

type Props = { quotation: WrittenQuotationFragment; actKey: string };

/** What may be done now; what cannot is not there. */
export function QuotationActs({ quotation: { number, may, pdf_url: pdf }, actKey }: Props) {
  return (
    <div className={styles.acts}>
      {may.includes('reviseQuotation') && (
        <OfficeForm>
          <input type="hidden" name="cle" value={actKey} />
          <Button type="submit" name="intent" value="version">
            {copy.revise}
          </Button>
        </OfficeForm>
      )}
      {may.includes('putQuotationInCart') && (
        <OfficeForm>
          <input type="hidden" name="cle" value={actKey} />
          <Button type="submit" name="intent" value="panier" look="secondary" title={copy.cartSays}>
            {copy.cart}
          </Button>
        </OfficeForm>
      )}
      <a href={pdf} className={styles.link}>
        {copy.pdf}
      </a>
      {may.includes('declineQuotationRequest') && (
        <ButtonLink to={paths.decliningRequest(number)} look="quiet">
          {copy.decline}
        </ButtonLink>
      )}
      {may.includes('discardQuotation') && (
        <ButtonLink to={paths.discardingQuotation(number)} look="quiet">
          {copy.discard}
        </ButtonLink>
      )}
    </div>
  );
}
