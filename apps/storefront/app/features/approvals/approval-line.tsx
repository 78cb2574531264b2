import type { ApprovalDetailFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Form } from '../../ui/form.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './approval-line.module.css';
import { approvalsCopy as copy } from './copy.ts';

type Line = ApprovalDetailFragment['items'][number];

/** One article, with what the head of the company may do about it. */
export function ApprovalLine({ line }: { line: Line }) {
  const facts = [line.sku, line.color, line.tint?.name ?? line.tint?.customerColorLabel, line.conditioning];
  return (
    <li className={styles['line']}>
      {line.thumbnail?.url && (
        <Picture source={line.thumbnail.url} alt="" available={['100x100']} className={styles['picture']} />
      )}
      <div className={styles['what']}>
        <h3 className={styles['name']}>{line.name}</h3>
        <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
        {line.quotation_number && <p className={styles['facts']}>{copy.quoted(line.quotation_number)}</p>}
        {(line.errors ?? []).map(
          (error) => error && <ErrorMessage key={error.message}>{error.message}</ErrorMessage>,
        )}
      </div>
      <Form method="post" className={styles['quantity']}>
        <input type="hidden" name="intent" value="quantity" />
        <input type="hidden" name="uid" value={line.uid} />
        <TextInput
          key={line.quantity}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          defaultValue={line.quantity}
          aria-label={copy.quantityOf(line.name)}
          className={styles['count']}
        />
        <Button type="submit" look="secondary" size="small">
          {copy.update}
        </Button>
      </Form>
      <p className={styles['price']}>
        {line.prices && <strong>{copy.total(formatAmount(line.prices.row_total.value ?? 0))}</strong>}
      </p>
      <Form method="post" className={styles['remove']}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="uid" value={line.uid} />
        <Button type="submit" look="quiet" size="small" aria-label={copy.removeNamed(line.name)}>
          {copy.remove}
        </Button>
      </Form>
    </li>
  );
}
