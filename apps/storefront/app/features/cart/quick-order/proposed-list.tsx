import { OptionsList } from '@nuancier/ui/pieces/field/options-list.tsx';
import type { ProposedArticle } from './proposed-articles.ts';
import { cartCopy } from '../copy.ts';
import styles from './proposed-list.module.css';
import { quickOrderCopy } from './quick-order-copy.ts';

type Props = {
  id: string;
  articles: readonly ProposedArticle[];
  active: number | null;
  onChoose: (index: number) => void;
};

export function ProposedList({ id, articles, active, onChoose }: Props) {
  const options = articles.map(({ sku, name }) => ({
    key: sku,
    words: (
      <>
        {name} <span className={styles.reference}>{cartCopy.reference(sku)}</span>
      </>
    ),
  }));
  return (
    <OptionsList
      id={id}
      label={quickOrderCopy.proposals}
      options={options}
      active={active}
      onChoose={onChoose}
    />
  );
}
