import { referenceCode } from '@nuancier/domain/search/reference-code.ts';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { readPacks } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useCombobox } from '@nuancier/ui/pieces/field/use-combobox.ts';
import { useTypedEarly } from '@nuancier/ui/pieces/form/use-typed-early.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { LONGEST_TYPED } from './proposed-articles.ts';
import type { ProposedArticle } from './proposed-articles.ts';
import { ProposedList } from './proposed-list.tsx';
import { quickOrderCopy } from './quick-order-copy.ts';
import styles from './quick-order.module.css';
import { useProposedArticles } from './use-proposed-articles.ts';

type Props = {
  /** The list's form: this field is submitted with each of its buttons. */
  form: string;
  /** Puts a line into the list; none without script. */
  onAdd: ((line: string) => void) | undefined;
};

/** One article after the other, by its reference, its bar code or its name, proposed while one types. */
export function TypedReference({ form, onAdd }: Props) {
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [told, setTold] = useState('');
  const earlyTyped = useTypedEarly(setTyped);
  const earlyQuantity = useTypedEarly(setQuantity);
  const { articles, settled } = useProposedArticles(typed);
  const { open, active, show, close, onKeyDown } = useCombobox();
  const sku = skuOf(typed.trim(), articles);
  const listed = open && articles.length > 0 && onAdd !== undefined;

  function add(): void {
    if (typed.trim() === '' || onAdd === undefined) return;
    if (sku === null) {
      setTold(quickOrderCopy.chooseArticle);
      show();
      return;
    }
    onAdd(`${sku};${readPacks(quantity.trim()) ?? quantity}`);
    setTyped('');
    setQuantity('1');
    setTold(quickOrderCopy.typedAdded(sku));
    close();
    focusOn('reference');
  }

  /** The article is decided; how many of it comes next. */
  function choose(index: number): void {
    const article = articles[index];
    if (article === undefined) return;
    setTyped(article.sku);
    close();
    focusOn('reference-quantity');
  }

  function focusOn(name: 'reference' | 'reference-quantity'): void {
    const next = place.current?.querySelector(`input[name="${name}"]`);
    if (next instanceof HTMLInputElement) next.select();
  }

  // A scanner ends what it reads with the Enter key.
  function onEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || onAdd === undefined || event.defaultPrevented) return;
    event.preventDefault();
    add();
  }

  const combobox = onAdd
    ? ({
        role: 'combobox',
        'aria-expanded': listed,
        'aria-controls': listed ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': listed && active !== null ? `${listId}-${active}` : undefined,
      } as const)
    : {};
  return (
    <div ref={place} className={styles.typed}>
      {onAdd && <input type="hidden" form={form} name="reference-sku" value={sku ?? ''} />}
      <div className={styles.wanted}>
        <Field label={onAdd ? quickOrderCopy.typedArticle : quickOrderCopy.typedReference}>
          {(control) => (
            <TextInput
              {...control}
              {...combobox}
              ref={earlyTyped}
              form={form}
              name="reference"
              onKeyDown={(event) => {
                onKeyDown(event, { count: listed ? articles.length : 0, choose });
                onEnter(event);
              }}
              onBlur={close}
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_TYPED}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                show();
              }}
            />
          )}
        </Field>
        {listed && <ProposedList id={listId} articles={articles} active={active} onChoose={choose} />}
        <VisuallyHidden>
          <span role="status">{open && settled && quickOrderCopy.proposed(articles.length)}</span>
        </VisuallyHidden>
      </div>
      <Field label={quickOrderCopy.typedQuantity}>
        {(control) => (
          <TextInput
            {...control}
            ref={earlyQuantity}
            form={form}
            name="reference-quantity"
            onKeyDown={onEnter}
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
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}

/** An exact reference, the article of a bar code, or the only one with the name; null while ambiguous. */
function skuOf(typed: string, articles: readonly ProposedArticle[]): string | null {
  const code = referenceCode(typed);
  const [only, ...others] = articles;
  const named = articles.find(({ sku, ean }) => sku.toUpperCase() === code || ean === code);
  if (named) return named.sku;
  if (code !== null) return code;
  return only && others.length === 0 ? only.sku : null;
}
