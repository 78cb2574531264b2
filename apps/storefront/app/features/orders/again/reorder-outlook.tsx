import { Link } from 'react-router';
import { articlePath, chosenPath } from '../../../addresses/article-path.ts';
import { StockTick } from '../../stock/stock-tick.tsx';
import { againCopy as copy } from './again-copy.ts';
import { isCartClosed, outlookWords } from './outlook-words.ts';
import type { Outlook } from './outlook-words.ts';
import styles from './reorder-outlook.module.css';

type Tint = { customColorExa: string; customerColorLabel: string | null; code: string | null };

type Props = {
  outlook: Outlook;
  tint: Tint | null;
};

/**
 * What pressing « Commander à nouveau » would do, said before it is pressed. `amongOthers`: beside what became of the
 * order itself, or stands in a quotation, which it must not be taken for.
 */
export function ReorderOutlook({
  outlook,
  tint,
  amongOthers,
}: Props & { amongOthers?: keyof typeof SUPPOSED }) {
  const { is_replacement: isReplaced, is_orderable: isOrderable } = outlook;
  const words = outlookWords(outlook);
  // That it is sold no more is so whatever one orders.
  const told = amongOthers && words !== copy.notSold ? SUPPOSED[amongOthers](words) : words;
  return (
    <ul className={styles.outlook}>
      {isReplaced && (
        <StockTick promised={false}>
          {copy.notSold}. <Replacement outlook={outlook} tint={tint} />
        </StockTick>
      )}
      {(isCartClosed(outlook) || !(isReplaced && outlook.sku === null)) &&
        // Without a store nothing is promised and nothing refused.
        (isOrderable && !outlook.is_store_known ? (
          <li>{told}</li>
        ) : (
          <StockTick promised={isOrderable}>{told}</StockTick>
        ))}
    </ul>
  );
}

const SUPPOSED = { order: copy.ifAgain, quotation: copy.ifAccepted } as const;

function Replacement({ outlook, tint }: Props) {
  const { product_name: name, conditioning, tint_class: tintClass, sku } = outlook;
  const facts = [conditioning, tintClass && copy.tintClass(tintClass)].filter(Boolean);
  const to = replacementPath(outlook, tint);
  return (
    <>
      {copy.replacedBy} {to === null ? name : <Link to={to}>{name}</Link>}
      {facts.length > 0 && `, ${facts.join(', ')}`}
      {sku === null && `. ${copy.otherPacks}`}
    </>
  );
}

/** Its page in the tint, with the pack chosen where it is the same. */
export function replacementPath({ product_url_key: key, sku }: Outlook, tint: Tint | null): string | null {
  if (!key) return null;
  if (sku !== null) return articlePath({ url_key: key }, sku, tint);
  const chosen = { color: null, conditioning: null, tint: tint && (tint.code ?? tint.customColorExa) };
  return chosenPath({ url_key: key }, chosen);
}
