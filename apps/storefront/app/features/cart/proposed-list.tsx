import type { ProposedArticle } from './proposed-articles.ts';
import { cartCopy } from './copy.ts';
import styles from './proposed-list.module.css';
import { quickOrderCopy } from './quick-order-copy.ts';

type Props = {
  id: string;
  articles: readonly ProposedArticle[];
  active: number | null;
  onChoose: (index: number) => void;
};

/** The options of the field above it, which keeps the focus. */
export function ProposedList({ id, articles, active, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={quickOrderCopy.proposals} className={styles['list']}>
      {articles.map(({ sku, name }, index) => (
        <button
          type="button"
          key={sku}
          ref={index === active ? intoView : null}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles['option']}
          // A press must not close the list before it counts.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          {name} <span className={styles['reference']}>{cartCopy.reference(sku)}</span>
        </button>
      ))}
    </div>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
