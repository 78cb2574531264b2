import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { isKeptTooLong, KEEP_DAYS } from '@nuancier/domain/orders/hand-over/kept-goods.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { formatAmount, formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { canKeepActs, pressAct, useActsQueue } from '../../../backend/kept-acts/acts-queue.ts';
import { atItsLine } from '../../office/forms/at-its-line.ts';
import { focusOnFault } from '../../office/forms/focus-on-fault.ts';
import { OfficeForm } from '../../office/forms/office-form.tsx';
import { LineCounts } from '../acts/line-counts.tsx';
import { packsCopy } from '../acts/packs-copy.ts';
import { handedMoves, readPacks, typedPacks } from '../acts/read-packs.ts';
import { handOverCopy } from '../hand-over/hand-over-copy.ts';
import { CodeField, DrawnField, ReceiverField } from '../hand-over/proof-fields.tsx';
import { miscounted, proofOf, typedProof, unproven } from '../hand-over/read-proof.ts';
import type { ProofField } from '../hand-over/read-proof.ts';
import { substitutesCopy } from '../substitutes/substitutes-copy.ts';
import { counterCopy as copy } from './counter-copy.ts';
import type { Pickup } from './find-pickup.ts';
import styles from './pickup-card.module.css';

type Props = {
  pickup: Pickup;
  /** when the page was read */
  now: string;
  /** what was searched for and is its code */
  shownCode: string | null;
  /** null: this person only looks */
  actKey: string | null;
  answer: FormAnswer<ProofField> | undefined;
  /** undefined: nothing is wrong any more */
  onAnswer: (answer: FormAnswer<ProofField> | undefined) => void;
};

/** One customer at the counter: what is theirs, what they pay, one press. */
export function PickupCard({ pickup, now, shownCode, actKey, answer, onAnswer }: Props) {
  const { number } = pickup;
  const heading = useId();
  return (
    <Card className={styles.card}>
      <article aria-labelledby={heading} className={styles.pickup} data-pickup={number} data-row>
        <h3 id={heading}>{pickup.buyer_name}</h3>
        <p className={styles.facts}>
          {pickup.company !== null && <span>{pickup.company}</span>}
          <Link to={paths.order(number)} aria-label={copy.open(number)}>
            {number}
          </Link>
          {pickup.ready_since !== null && (
            <span>{copy.since(formatMoment(new Date(pickup.ready_since)))}</span>
          )}
          {pickup.ready_since !== null && isKeptTooLong(new Date(pickup.ready_since), new Date(now)) && (
            <Badge look="danger">
              <TriangleAlert aria-hidden="true" size={16} /> {copy.keptTooLong(KEEP_DAYS)}
            </Badge>
          )}
          {isPartly(pickup) && <Badge look="warning">{copy.partly}</Badge>}
          {pickup.awaits_consent === true && <Badge look="warning">{substitutesCopy.waiting}</Badge>}
          {shownCode !== null && <Badge look="success">{handOverCopy.proven}</Badge>}
        </p>
        {actKey === null && (
          <ul className={styles.lines}>
            {pickup.waiting.map((line) => (
              <li key={line.position}>{copy.line(line.to - line.from, line.name)}</li>
            ))}
          </ul>
        )}
        <p className={styles.money}>{moneyText(pickup)}</p>
        {actKey !== null && (
          <HandOver
            pickup={pickup}
            shownCode={shownCode}
            actKey={actKey}
            answer={answer}
            onAnswer={onAnswer}
          />
        )}
      </article>
    </Card>
  );
}

function HandOver({ pickup, shownCode, actKey, answer, onAnswer }: Omit<Props, 'now'> & { actKey: string }) {
  const { number, waiting } = pickup;
  const { acts } = useActsQueue();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState(false);
  const [isAll, setAll] = useState(true);
  const isKept = acts.some(
    (act) => act.number === number && act.act === 'handOverLines' && act.refusal === null,
  );
  const isGone = pressed || isKept;

  const keep = async (event: FormEvent<HTMLFormElement>) => {
    if (!canKeepActs()) return;
    event.preventDefault();
    const sent = event.currentTarget;
    const form = new FormData(sent);
    const typed = typedProof(form);
    const proof = proofOf(typed);
    const read = readPacks(form);
    const told = (given: FormAnswer<ProofField>) => {
      onAnswer({ ...given, values: { ...typedPacks(form), ...given.values } });
      focusOnFault(sent);
    };
    if (read?.ok === false) told(miscounted(typed, read.refusal));
    else if (proof === null) told(unproven(typed));
    else onAnswer(undefined);
    if (proof === null || read?.ok !== true || isGone) return;
    setPressed(true);
    const lines = handedMoves(read.lines);
    const became = await pressAct({
      act: 'handOverLines',
      number,
      variables: { number, lines, proof },
      says: copy.saysHandOver(number, proof.received_by ?? null),
    });
    // Once done, the card leaves with the next reading; until then nobody presses it again.
    if (became.kind !== 'done') setPressed(false);
    if (became.kind === 'refused') told(unproven(typed, became.refusal));
    // Its code is nobody's any more: the search for it would find nothing. The queue has told what was done.
    if (became.kind === 'done' && shownCode !== null) await navigate(paths.counter());
  };

  // A code that was searched for has no field to stand at.
  const fault = shownCode === null ? undefined : answer?.faults.code;
  const refusal =
    fault === undefined ? atItsLine(answer?.refusal, waiting).refusal : { message: fault, key: null };
  const press = isKept ? copy.waits : pressText(pickup, isAll);
  return (
    <OfficeForm noValidate className={styles.form} onSubmit={(event) => void keep(event)}>
      <FormRefusal title={copy.refused} refusal={refusal} />
      <input type="hidden" name="cle" value={actKey} />
      <input type="hidden" name="numero" value={number} />
      <LineCounts
        lines={waiting}
        label={packsCopy.handedOver}
        typed={answer?.values}
        refusal={answer?.refusal}
        onChange={setAll}
      />
      {shownCode === null ? (
        <>
          <CodeField answer={answer} number={number} />
          <ReceiverField answer={answer} number={number} />
          <DrawnField answer={answer} number={number} />
        </>
      ) : (
        <input type="hidden" name="code" value={shownCode} />
      )}
      <Button
        type="submit"
        wide
        disabled={isGone}
        className={styles.press}
        aria-label={handOverCopy.ofOrder(press, number)}
      >
        {press}
      </Button>
    </OfficeForm>
  );
}

/** With the last of it its money is noted as taken, so the press says so. */
function pressText(pickup: Pickup, isAll: boolean): string {
  const { to_collect_cents: cents } = pickup;
  return cents === null || !isAll || isPartly(pickup)
    ? copy.handOver
    : copy.handOverCollected(formatAmount(cents / 100));
}

function moneyText(pickup: Pickup): string {
  const { to_collect_cents: cents } = pickup;
  if (cents === null) return copy.paid;
  const amount = formatAmount(cents / 100);
  return isPartly(pickup) ? copy.toCollectLater(amount) : copy.toCollect(amount);
}

/** Whether something is left of it once all that waits is handed over. */
function isPartly({ packs, handed_over: handedOver, waiting }: Pickup): boolean {
  return waiting.reduce((sum, { from, to }) => sum + to - from, handedOver) < packs;
}
