import type { OrderDetailFragment } from '../../../../generated/documents.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { usePriceView } from '../../pricing/use-price-view.ts';
import { substitutesCopy as copy } from './substitutes-copy.ts';
import styles from './order-substitutes.module.css';

type Props = {
  substitutes: NonNullable<OrderDetailFragment['substitutes']>;
  refusal: FormRefused | null;
  pending: boolean;
};

const title = { text: copy.refused, key: copy.refused };

/** Other articles that the store proposes; two presses answer, with or without script. */
export function OrderSubstitutes({ substitutes, refusal, pending }: Props) {
  const view = usePriceView();
  if (substitutes.length === 0) return null;
  return (
    <section className={styles.substitutes} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <FormRefusal title={title} refusal={refusal} />
      {substitutes.map((one) => (
        <Card key={one.id}>
          <p>
            <Badge look={one.state === 'proposed' ? 'warning' : 'neutral'}>{copy.states[one.state]}</Badge>
          </p>
          <p>
            {copy.missing(one.quantity, one.instead_name, one.instead_sku)}
            <br />
            <strong>{copy.proposed(one.quantity, one.product_name, one.product_sku)}</strong>
            {typeof one.unit_price?.value === 'number' &&
              copy.price(amountText(view, bothOf(one.unit_price.value)))}
          </p>
          {one.may_answer && (
            <Form method="post" className={styles.answers}>
              <p>{copy.help}</p>
              <input type="hidden" name="substitute" value={one.id} />
              <Button type="submit" name="answer" value="accept" aria-disabled={pending}>
                {copy.accept}
              </Button>
              <Button type="submit" name="answer" value="decline" look="secondary" aria-disabled={pending}>
                {copy.decline}
              </Button>
            </Form>
          )}
        </Card>
      ))}
    </section>
  );
}
