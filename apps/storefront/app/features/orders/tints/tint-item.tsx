import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerTintFieldsFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { paths } from '../../../addresses/paths.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import type { TintsAnswer } from '../../../actions/orders/tints-answer.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { againCopy } from '../again/again-copy.ts';
import { isCartClosed } from '../again/outlook-words.ts';
import type { Outlook } from '../again/outlook-words.ts';
import { ReorderOutlook, replacementPath } from '../again/reorder-outlook.tsx';
import { TintNoteForm } from './tint-note-form.tsx';
import { nameOfTint } from './tint-words.ts';
import { tintsCopy as copy } from './tints-copy.ts';
import styles from './tint-item.module.css';

type Props = {
  tint: CustomerTintFieldsFragment;
  /** what ordering it again would do; none without an article */
  outlook: Outlook | null;
  /** how near to the colour that is looked for, in words */
  nearness: string | null;
  /** the page of the colour, or of what is nearest to one that no chart has */
  page: string;
  /** what else can be done with it */
  children: ReactNode;
  answer: TintsAnswer | undefined;
  pending: boolean;
};

/** One tint with all it is found again by, and the press that orders it anew. */
export function TintItem({ tint, outlook, nearness, page, answer, pending, children }: Props) {
  const name = nameOfTint(tint);
  const { uid, hex, product_sku: sku, purchase_ref: site, room, note } = tint;
  const facts = [
    tint.finish,
    tint.conditioning,
    sku && copy.reference(sku),
    tint.formula_code && copy.formula(tint.formula_code),
  ].filter(Boolean);
  return (
    <li className={styles.item} id={uid}>
      <span aria-hidden="true" className={styles.patch} style={{ backgroundColor: hex }} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={page}>{name}</Link>
        </h2>
        {nearness && <p className={styles.near}>{nearness}</p>}
        {tint.product_name && (
          <p>
            <Product tint={tint} />
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {(site || room) && (
          <p className={styles.place}>
            {[site && copy.siteOf(site), room && copy.roomOf(room)].filter(Boolean).join(' · ')}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {outlook && <ReorderOutlook outlook={outlook} tint={chosenTint(tint)} />}
        <p className={styles.facts}>
          <Origin tint={tint} />
        </p>
      </div>
      <div className={styles.tools}>
        {outlook && <Again tint={tint} outlook={outlook} pending={pending} />}
        {tint.removable && (
          <Form method="post">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="uid" value={uid} />
            <Button
              type="submit"
              look="quiet"
              size="small"
              aria-disabled={pending}
              aria-label={copy.removeOf(name)}
            >
              {copy.remove}
            </Button>
          </Form>
        )}
      </div>
      <div className={styles.ways}>{children}</div>
      <TintNoteForm tint={tint} name={name} answer={answer} pending={pending} />
    </li>
  );
}

type AgainProps = Pick<Props, 'tint' | 'pending'> & { outlook: Outlook };

/** The press; where it would be refused the way to the product, or to a cart that takes nothing. */
function Again({ tint, outlook, pending }: AgainProps) {
  const { is_replacement: isReplaced, quantity } = outlook;
  if (isCartClosed(outlook)) return <Link to={paths.cart()}>{againCopy.seeCart}</Link>;
  if (!outlook.is_orderable) {
    const to = isReplaced ? replacementPath(outlook, chosenTint(tint)) : productPathOf(tint);
    const way = outlook.sku === null ? againCopy.choosePack : copy.seeProduct;
    return (
      to && (
        <Link to={to} aria-label={copy.wayOf(way, articleOf(tint, outlook))}>
          {way}
        </Link>
      )
    );
  }
  const packs = copy.packs(quantity, outlook.conditioning ?? null);
  const words = pressWords(tint, isReplaced);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="reorder" />
      <input type="hidden" name="uid" value={tint.uid} />
      <Button
        type="submit"
        size="small"
        aria-disabled={pending}
        aria-label={copy.reorderOf(words, articleOf(tint, outlook), packs)}
      >
        {words} <br />
        {packs}
      </Button>
    </Form>
  );
}

/** The same tint may be there in several products and packs. */
function articleOf(tint: Props['tint'], outlook: Outlook): string {
  const product = outlook.is_replacement ? outlook.product_name : tint.product_name;
  const pack = outlook.conditioning ?? tint.conditioning;
  return [nameOfTint(tint), product, pack].filter(Boolean).join(' – ');
}

/** What was noted by hand has never been ordered. */
function pressWords({ by_hand: byHand }: Props['tint'], isReplaced: boolean): string {
  if (isReplaced) return copy.reorderReplaced;
  return byHand ? copy.orderFirst : copy.reorder;
}

function chosenTint({ hex, code, label }: Props['tint']) {
  return { customColorExa: hex, customerColorLabel: label ?? null, code: code ?? null };
}

function productPathOf(tint: Props['tint']): string | null {
  const { product_url_key: key, product_sku: sku } = tint;
  return key && sku ? articlePath({ url_key: key }, sku, chosenTint(tint)) : null;
}

function Product({ tint }: Pick<Props, 'tint'>) {
  const { product_name: name } = tint;
  const to = productPathOf(tint);
  if (to === null) return name;
  return (
    <Link to={to} aria-label={[name, tint.conditioning, nameOfTint(tint)].filter(Boolean).join(' – ')}>
      {name}
    </Link>
  );
}

function Origin({ tint }: Pick<Props, 'tint'>) {
  const date = formatDate(new Date(tint.dated));
  const by = tint.buyer_name ?? null;
  if (!tint.order_number) return copy.addedOn(date, by);
  return (
    <>
      {copy.orderedOn(date, by)}
      {' · '}
      <Link to={paths['customer-order'](tint.order_number)}>{copy.order(tint.order_number)}</Link>
      {tint.order_count > 1 && ` · ${copy.times(tint.order_count)}`}
    </>
  );
}
