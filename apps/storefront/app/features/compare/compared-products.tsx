import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ComparedProductsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CompareForm } from './compare-form.tsx';
import { CompareTable } from './compare-table.tsx';
import styles from './compare.module.css';
import { comparedRows } from './compared-rows.ts';
import { compareCopy } from './copy.ts';

type Item = NonNullable<NonNullable<ComparedProductsFragment['items']>[number]>;

type Props = {
  items: readonly Item[];
  attributes: NonNullable<ComparedProductsFragment['attributes']>;
  back: string | null;
  /** of the address */
  tints: Readonly<Record<string, string>>;
  differencesOnly: boolean;
  showsPrices: boolean;
  /** one for each product, in their order */
  cards: readonly ReactNode[];
};

/** What was put side by side, and what can be done with it. */
export function ComparedProducts(props: Props) {
  const { items, attributes, back, tints, differencesOnly, showsPrices, cards } = props;
  const rows = comparedRows(attributes, items);
  const shown = differencesOnly ? rows.filter(({ differs }) => differs) : rows;
  const isPair = items.length > 1;
  const intro = showsPrices ? compareCopy.intro : compareCopy.introWithoutPrices;
  return (
    <>
      <p>{isPair ? intro : compareCopy.one}</p>
      <div className={styles.tools}>
        <span>{compareCopy.count(items.length)}</span>
        {isPair && (
          <Link to={paths.compare(back, !differencesOnly, tints)} preventScrollReset>
            {differencesOnly ? compareCopy.everything : compareCopy.differencesOnly}
          </Link>
        )}
        <Link to={back ?? paths.catalogue()}>{compareCopy.goOn}</Link>
        <CompareForm intent="clear" back={back} tints={tints}>
          <Button type="submit" look="quiet" size="small">
            {compareCopy.clear}
          </Button>
        </CompareForm>
      </div>
      {shown.length === 0 && differencesOnly && <p>{compareCopy.noDifference}</p>}
      <CompareTable
        back={back}
        tints={tints}
        rows={shown}
        products={items.map(({ uid, product }, at) => ({ uid, name: product.name ?? '', card: cards[at] }))}
      />
    </>
  );
}
