import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import type { DoneAnswer } from '../../../actions/orders/withdrawal-answer.ts';
import { withdrawalCopy } from './withdrawal-copy.ts';

/** The acknowledgement, with content, date and hour; the mail repeats it. */
export function WithdrawalDone({ answer }: { answer: DoneAnswer }) {
  return (
    <Card>
      <p tabIndex={-1} ref={takeFocus}>
        <strong>{withdrawalCopy.done}</strong>
      </p>
      <p>{withdrawalCopy.doneAt(formatMoment(new Date(answer.declared_at)))}</p>
      <blockquote>{answer.declaration}</blockquote>
      <p>{withdrawalCopy.next}</p>
      <ButtonLink look="secondary" to={paths.home()}>
        {withdrawalCopy.home}
      </ButtonLink>
    </Card>
  );
}
