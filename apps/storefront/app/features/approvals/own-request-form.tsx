import { isFreeReference } from '@nuancier/domain/free-line.ts';
import type { OwnRequestFragment } from '../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { quantityName } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import line from './approval-line.module.css';
import { approvalsCopy as copy, MOST_WORDS } from './copy.ts';
import styles from './own-request-form.module.css';

type Props = {
  request: OwnRequestFragment;
  /** What was typed and not accepted. */
  typed: Readonly<Record<string, string>>;
  comment: string | undefined;
};

/** The asker changes its request; without script too. */
export function OwnRequestForm({ request, typed, comment }: Props) {
  const total = request.prices?.total_excluding_tax?.value;
  return (
    <Form method="post" className={styles.form}>
      <p>{copy.changeOwnHelp}</p>
      <ul className={styles.lines}>
        {request.items.map((item) => (
          <li key={item.uid} className={line.line}>
            {item.thumbnail?.url && (
              <TintedPicture
                source={item.thumbnail.url}
                hex={item.tint?.customColorExa ?? null}
                alt=""
                available={['100x100']}
                className={line.picture}
              />
            )}
            <div className={line.what}>
              <h2 className={line.name}>{item.name}</h2>
              {!isFreeReference(item.sku) && <p className={line.facts}>{copy.ref(item.sku)}</p>}
              {(item.errors ?? []).map(
                (error) => error && <ErrorMessage key={error.message}>{error.message}</ErrorMessage>,
              )}
            </div>
            <div className={line.quantity}>
              <TextInput
                name={quantityName(item.uid)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                defaultValue={typed[item.uid] ?? item.quantity}
                aria-label={copy.quantityOf(item.name)}
                className={line.count}
              />
            </div>
            {item.prices && (
              <p className={line.price}>
                <strong>{copy.total(formatAmount(item.prices.row_total.value ?? 0))}</strong>
              </p>
            )}
          </li>
        ))}
      </ul>
      {total != null && (
        <p className={styles.total}>
          {copy.totalExcluding}
          {'\u00a0: '}
          <strong>{formatAmount(total)}</strong>
        </p>
      )}
      <Field label={copy.comment} optional>
        {(control) => (
          <TextArea
            {...control}
            name="comment"
            rows={3}
            maxLength={MOST_WORDS}
            defaultValue={comment ?? request.comment ?? ''}
          />
        )}
      </Field>
      <Button type="submit">{copy.save}</Button>
    </Form>
  );
}
