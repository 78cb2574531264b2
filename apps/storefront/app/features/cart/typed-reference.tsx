import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { readPacks } from './cart-article.ts';
import { quickOrderCopy } from './quick-order-copy.ts';
import styles from './quick-order.module.css';
import { useReferences } from './use-references.ts';
import type { KnownReference } from './use-references.ts';

/** One reference after the other, completed while one types. */
export function TypedReference({ onAdd }: { onAdd: (line: string) => void }) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [told, setTold] = useState('');
  const references = useReferences(typed);
  return (
    <form
      className={styles['typed']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const sku = skuOf(typed.trim(), references);
        if (sku === '') return;
        onAdd(`${sku};${readPacks(quantity.trim()) ?? quantity}`);
        setTyped('');
        setQuantity('1');
        setTold(quickOrderCopy.typedAdded(sku));
      }}
    >
      <Field label={quickOrderCopy.typedReference}>
        {(control) => (
          <TextInput
            {...control}
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
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {quickOrderCopy.typedAdd}
      </Button>
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </form>
  );
}

/** A bar code that was read or typed in full stands for the one article that has it. */
function skuOf(typed: string, references: readonly KnownReference[]): string {
  const [only, ...others] = references;
  return /^\d{13}$/.test(typed) && only && others.length === 0 ? only.sku : typed;
}
