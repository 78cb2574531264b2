import { useState } from 'react';
import { useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useTypedEarly } from '../../ui/use-typed-early.ts';
import { AddAllToList } from '../wishlists/add-all-to-list.tsx';
import { quickOrderCopy } from './quick-order-copy.ts';
import type { QuickOrderAnswer, ReportedLine } from './quick-order-report.ts';
import { QuickOrderTable } from './quick-order-table.tsx';
import styles from './quick-order.module.css';
import { TypedReference } from './typed-reference.tsx';

const QUICK_FORM = 'commande-rapide';
const ACCEPTED =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list, pasted, typed or from a file; then what the shop makes of it. */
export function QuickOrderForm({ answer }: { answer: QuickOrderAnswer | undefined }) {
  const scripted = useHydrated();
  const busy = useNavigation().formAction === paths['quick-order']();
  const [text, setText] = useState(answer?.text ?? '');
  const early = useTypedEarly(setText);
  const [answered, setAnswered] = useState(answer);
  const [turn, setTurn] = useState(0);
  if (answered !== answer) {
    setAnswered(answer);
    setText(answer?.text ?? '');
    // What stood in the field of one reference is in the list now.
    setTurn(turn + 1);
  }
  const lines = answer?.lines ?? [];
  const found = lines.filter(({ state }) => state === 'found').length;
  return (
    <div className={styles['quick']}>
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
        encType="multipart/form-data"
        className={styles['form']}
        noValidate
        preventScrollReset
      >
        <Field label={quickOrderCopy.list} hint={quickOrderCopy.listHint} error={answer?.fault}>
          {(control) => (
            <TextArea
              {...control}
              ref={early}
              name="list"
              rows={8}
              spellCheck={false}
              className={styles['list']}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Field label={quickOrderCopy.file} hint={quickOrderCopy.fileHint}>
          {(control) => <TextInput {...control} type="file" name="file" accept={ACCEPTED} />}
        </Field>
        <div className={styles['ways']}>
          <Button type="submit" name="intent" value="check" look="secondary" aria-busy={busy}>
            {quickOrderCopy.check}
          </Button>
          <Button type="submit" name="intent" value="add" aria-busy={busy}>
            {found > 0 && found < lines.length ? quickOrderCopy.addFound : quickOrderCopy.addAll}
          </Button>
        </div>
      </Form>
      <div role="status">
        {answer && lines.length > 0 && <QuickOrderTable lines={lines} view={answer.view} />}
      </div>
      <AddAllToList lines={wishesOf(lines)} />
    </div>
  );
}

/** What the shop knows: also what it cannot deliver today is worth keeping. */
function wishesOf(lines: readonly ReportedLine[]) {
  return lines.flatMap(({ sku, quantity, state }) =>
    state === 'unknown' || quantity === null ? [] : [{ sku, quantity, tint: null }],
  );
}
