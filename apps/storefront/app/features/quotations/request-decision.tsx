import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { quotationCopy as copy } from './copy.ts';
import styles from './quotation-decision.module.css';

type Props = { refusal: FormAnswer['refusal'] | undefined; pending: boolean };

const title = { text: copy.refusedTitle, key: copy.refusedTitle };

/** It waits for its answer; until then it can be taken back, in two presses. */
export function RequestDecision({ refusal, pending }: Props) {
  return (
    <Card className={styles.card}>
      <FormRefusal title={title} refusal={refusal} />
      <p>{copy.requested}</p>
      <Disclosure summary={copy.withdraw}>
        <Form method="post" className={styles.form}>
          <p>{copy.withdrawHelp}</p>
          <Button type="submit" name="decision" value="withdraw" look="secondary" aria-disabled={pending}>
            {copy.confirmWithdraw}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}
