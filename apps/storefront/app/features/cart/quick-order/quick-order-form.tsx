import { useState } from 'react';
import { useNavigation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { useTypedEarly } from '@nuancier/ui/pieces/form/use-typed-early.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import { AddAllToList } from '../../wishlists/adding/add-all-to-list.tsx';
import { quickOrderCopy } from './quick-order-copy.ts';
import { QuickOrderOutcome } from './quick-order-outcome.tsx';
import { isGoodState, reportTotal } from '../../../actions/cart/quick-order/quick-order-report.ts';
import type {
  QuickOrderAnswer,
  QuickOrderReport,
  ReportedLine,
} from '../../../actions/cart/quick-order/quick-order-report.ts';
import { QuickOrderTable } from './quick-order-table.tsx';
import styles from './quick-order.module.css';
import { TypedReference } from './typed-reference.tsx';
import { useRunningReport } from './use-running-report.ts';

const QUICK_FORM = 'commande-rapide';
const ACCEPTED =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Props = {
  answer: QuickOrderAnswer | undefined;
  /** Fewer lines to begin with, where it is not the page's only matter. */
  rows?: number;
};

/** A list, pasted, typed or from a file; then what the shop makes of it. */
export function QuickOrderForm({ answer, rows = 8 }: Props) {
  const scripted = useHydrated();
  const busy = useNavigation().formAction === paths['quick-order']();
  const [text, setText] = useState(answer?.text ?? '');
  const early = useTypedEarly(setText);
  const [answered, setAnswered] = useState(answer);
  const [turn, setTurn] = useState(0);
  if (answered !== answer) {
    setAnswered(answer);
    setText(answer?.text ?? '');
    // The reference from the single field is in the list now.
    setTurn(turn + 1);
  }
  const isNew = text !== (answer?.text ?? '');
  const running = useRunningReport(text, isNew);
  const checked = answer && !answer.isAdded && answer.lines.length > 0 ? answer : null;
  const report = isNew ? running : checked;
  const lines = report?.lines ?? [];
  const summary = report && summaryOf(report);
  useAnnounced(summary);
  const found = lines.filter(({ state }) => isGoodState(state)).length;
  return (
    <div className={styles.quick}>
      {answer?.isAdded && (
        <QuickOrderOutcome key={`outcome-${turn}`} lines={answer.lines} view={answer.view} />
      )}
      <TypedReference
        key={turn}
        form={QUICK_FORM}
        onAdd={
          scripted
            ? (line) => setText(text.trimEnd() === '' ? line : `${text.trimEnd()}\n${line}`)
            : undefined
        }
      />
      <Form
        id={QUICK_FORM}
        method="post"
        action={paths['quick-order']()}
        encType="multipart/form-data"
        className={styles.form}
        noValidate
        preventScrollReset
      >
        <Field label={quickOrderCopy.list} hint={quickOrderCopy.listHint} error={answer?.fault}>
          {(control) => (
            <TextArea
              {...control}
              ref={early}
              name="list"
              rows={rows}
              spellCheck={false}
              className={styles.list}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Field label={quickOrderCopy.file} hint={quickOrderCopy.fileHint}>
          {(control) => <TextInput {...control} type="file" name="file" accept={ACCEPTED} />}
        </Field>
        <p className={styles.running}>{summary}</p>
        <div className={styles.ways}>
          <Button type="submit" name="intent" value="check" look="secondary" aria-busy={busy}>
            {quickOrderCopy.check}
          </Button>
          <Button type="submit" name="intent" value="add" aria-busy={busy}>
            {found > 0 && found < lines.length ? quickOrderCopy.addFound : quickOrderCopy.addAll}
          </Button>
        </div>
      </Form>
      {report && (
        <QuickOrderTable {...report} caption={isNew ? quickOrderCopy.running : quickOrderCopy.report} />
      )}
      <AddAllToList lines={wishesOf(answer?.isAdded ? answer.lines : lines)} />
    </div>
  );
}

function summaryOf(report: QuickOrderReport): string {
  const good = report.lines.filter(({ state }) => isGoodState(state)).length;
  const total = reportTotal(report);
  return quickOrderCopy.summary(
    good,
    report.lines.length - good,
    total === null ? null : amountText(report.view, total),
  );
}

/** What the shop knows: also what it cannot deliver today is worth keeping. */
function wishesOf(lines: readonly ReportedLine[]) {
  return lines.flatMap(({ sku, quantity, state }) =>
    state === 'unknown' || quantity === null ? [] : [{ sku, quantity, tint: null }],
  );
}
