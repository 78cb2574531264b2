import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTypedEarly } from '../../ui/use-typed-early.ts';
import { readPacks } from '../../ui/quantity-sheet.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { quickOrderCopy } from './quick-order-copy.ts';
import styles from './quick-order.module.css';
import { useReferences } from './use-references.ts';
import type { KnownReference } from './use-references.ts';

type Props = {
  /** The list's form: what stands here when one of its buttons is pressed goes with the list. */
  form: string;
  /** Puts a line into the list; none without script. */
  onAdd: ((line: string) => void) | undefined;
};

/** One reference after the other, completed while one types. */
export function TypedReference({ form, onAdd }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [told, setTold] = useState('');
  const earlyTyped = useTypedEarly(setTyped);
  const earlyQuantity = useTypedEarly(setQuantity);
  const references = useReferences(typed);
  const sku = skuOf(typed.trim(), references);

  function add(): void {
    if (sku === '' || onAdd === undefined) return;
    onAdd(`${sku};${readPacks(quantity.trim()) ?? quantity}`);
    setTyped('');
    setQuantity('1');
    setTold(quickOrderCopy.typedAdded(sku));
  }

  // A scanner ends what it reads with the Enter key.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || onAdd === undefined) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles['typed']}>
      {onAdd && <input type="hidden" form={form} name="reference-sku" value={sku} />}
      <Field label={quickOrderCopy.typedReference}>
        {(control) => (
          <TextInput
            {...control}
            ref={earlyTyped}
            form={form}
            name="reference"
            onKeyDown={onKeyDown}
            list={listId}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {references.map(({ sku, name }) => (
          <option key={sku} value={sku}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label={quickOrderCopy.typedQuantity}>
        {(control) => (
          <TextInput
            {...control}
            ref={earlyQuantity}
            form={form}
            name="reference-quantity"
            onKeyDown={onKeyDown}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        )}
      </Field>
      {onAdd && (
        <Button look="secondary" onClick={add}>
          {quickOrderCopy.typedAdd}
        </Button>
      )}
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </div>
  );
}

/** A bar code that was read or typed in full stands for the one article that has it. */
function skuOf(typed: string, references: readonly KnownReference[]): string {
  const [only, ...others] = references;
  return /^\d{13}$/.test(typed) && only && others.length === 0 ? only.sku : typed;
}
