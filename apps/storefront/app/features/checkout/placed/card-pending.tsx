import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { CardRedirect } from './card-redirect.tsx';
import { thanksCopy as copy } from '../copy.ts';
import type { CardPage } from '../../../actions/checkout/payment-answer.ts';
import styles from './placed-order-view.module.css';
import { useShownAgain } from '../use-shown-again.ts';

const ASK_EVERY_MS = 2_000;
const ASK_FOR_MS = 30_000;

const title = { text: copy.abandonErrorTitle, key: copy.abandonErrorTitle };

type Props = {
  number: string;
  page: CardPage | null;
  /** Just ordered: the bank's page comes next. */
  isOnTheWay: boolean;
  refusal: FormRefused | null | undefined;
};

/**
 * Polls for half a minute, then stops: the bank's answer comes by mail as well. A buyer who came back without paying
 * continues from here, or takes the cart up again.
 */
export function CardPending({ number, page, isOnTheWay: isSentOn, refusal }: Props) {
  const [isOver, end] = useState(false);
  const [isBack, comeBack] = useState(false);
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const isSending = useNavigation().state === 'submitting';
  const isOnTheWay = isSentOn && !isBack;
  useShownAgain(() => {
    comeBack(true);
    void revalidate();
  });
  useEffect(() => {
    if (isOver || isOnTheWay) return undefined;
    const asking = setInterval(() => void revalidate(), ASK_EVERY_MS);
    const ending = setTimeout(() => end(true), ASK_FOR_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(ending);
    };
  }, [isOver, isOnTheWay, revalidate]);
  return (
    <>
      <h1>{isOnTheWay ? copy.payTitle : copy.pendingTitle}</h1>
      <p role="status" className={styles.lead}>
        {isOnTheWay ? copy.cardRedirect : isOver ? copy.pendingLong : copy.pendingNow}
      </p>
      {!isOnTheWay && (
        <div className={styles.actions}>
          <ButtonLink to={pathname + search} reloadDocument look="secondary">
            {copy.refresh}
          </ButtonLink>
        </div>
      )}
      <div className={styles.cards}>
        <Card>
          <h2>{copy.unpaidTitle}</h2>
          <p>{copy.unpaid(number)}</p>
          <FormRefusal title={title} refusal={refusal} />
          <div className={styles.actions}>
            {page && <CardRedirect page={page} isOnTheWay={isOnTheWay} />}
            <Form method="post">
              <Button type="submit" look="secondary" aria-disabled={isSending}>
                {copy.abandon}
              </Button>
            </Form>
          </div>
        </Card>
      </div>
    </>
  );
}
