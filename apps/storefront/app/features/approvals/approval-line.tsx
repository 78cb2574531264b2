import { isFreeReference } from '@nuancier/domain/free-line.ts';
import type { ApprovalDetailFragment } from '../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { quantityName } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { removalOf, REQUEST_FORM } from '../../actions/approvals/approval-answer.ts';
import styles from './approval-line.module.css';
import { approvalsCopy as copy } from './copy.ts';

type Line = ApprovalDetailFragment['items'][number];

type Props = {
  line: Line;
  /** What was typed and not accepted. */
  typed: string | undefined;
};

/** One article, with what the head of the company may do about it. */
export function ApprovalLine({ line, typed }: Props) {
  const unit = line.prices?.unit_price_excluding_tax?.value;
  const supplement = line.tint?.supplement?.value;
  return (
    <li className={styles.line}>
      {line.thumbnail?.url && (
        <TintedPicture
          source={line.thumbnail.url}
          hex={line.tint?.customColorExa ?? null}
          alt=""
          available={['100x100']}
          className={styles.picture}
        />
      )}
      <div className={styles.what}>
        <h3 className={styles.name}>{line.name}</h3>
        {!isFreeReference(line.sku) && <p className={styles.facts}>{copy.ref(line.sku)}</p>}
        {unit != null && <p className={styles.facts}>{copy.unitPrice(formatAmount(unit))}</p>}
        {line.stock?.available != null && <p className={styles.facts}>{copy.stock(line.stock.available)}</p>}
        {supplement != null && (
          <p className={styles.facts}>{copy.tintSupplement(formatAmount(supplement))}</p>
        )}
        {line.quotation_number && <p className={styles.facts}>{copy.quoted(line.quotation_number)}</p>}
        {(line.errors ?? []).map(
          (error) => error && <ErrorMessage key={error.message}>{error.message}</ErrorMessage>,
        )}
      </div>
      <div className={styles.quantity}>
        <TextInput
          key={line.quantity}
          form={REQUEST_FORM}
          name={quantityName(line.uid)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          defaultValue={typed ?? line.quantity}
          aria-label={copy.quantityOf(line.name)}
          className={styles.count}
        />
        <Button
          type="submit"
          form={REQUEST_FORM}
          name="intent"
          value="update"
          look="secondary"
          size="small"
          aria-label={copy.updateNamed(line.name)}
        >
          {copy.update}
        </Button>
      </div>
      <p className={styles.price}>
        {line.prices && <strong>{copy.total(formatAmount(line.prices.row_total.value ?? 0))}</strong>}
      </p>
      <div className={styles.remove}>
        <Button
          type="submit"
          form={REQUEST_FORM}
          name="intent"
          value={removalOf(line.uid)}
          look="quiet"
          size="small"
          aria-label={copy.removeNamed(line.name)}
        >
          {copy.remove}
        </Button>
      </div>
    </li>
  );
}
