import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerTintFieldsFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { paths } from '../../../addresses/paths.ts';
import { formatDate } from '../../../text/format.ts';
import type { TintsAnswer } from '../../../actions/orders/tints-answer.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TintNoteForm } from './tint-note-form.tsx';
import { nameOfTint } from './tint-words.ts';
import { tintsCopy as copy } from './tints-copy.ts';
import styles from './tint-item.module.css';

type Props = {
  tint: CustomerTintFieldsFragment;
  /** how near to the colour that is looked for, in words */
  nearness: string | null;
  /** the page of the colour; none when no chart has it */
  page: string | null;
  /** what else can be done with it */
  children: ReactNode;
  answer: TintsAnswer | undefined;
  pending: boolean;
};

/** One tint with all it is found again by, and the press that orders it anew. */
export function TintItem({ tint, nearness, page, answer, pending, children }: Props) {
  const name = nameOfTint(tint);
  const { uid, hex, product_sku: sku, purchase_ref: site, room, note } = tint;
  const packs = copy.packs(tint.quantity ?? 1, tint.conditioning ?? null);
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
        <h2 className={styles.name}>{page === null ? name : <Link to={page}>{name}</Link>}</h2>
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
        <p className={styles.facts}>
          <Origin tint={tint} />
        </p>
      </div>
      <div className={styles.tools}>
        {sku && (
          <Form method="post">
            <input type="hidden" name="intent" value="reorder" />
            <input type="hidden" name="uid" value={uid} />
            <Button
              type="submit"
              size="small"
              aria-disabled={pending}
              aria-label={copy.reorderOf(articleOf(tint, name), packs)}
            >
              {copy.reorder} <br />
              {packs}
            </Button>
          </Form>
        )}
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

/** The same tint may be there in several products and packs. */
function articleOf({ product_name, conditioning }: Props['tint'], name: string): string {
  return [name, product_name, conditioning].filter(Boolean).join(' – ');
}

function Product({ tint }: Pick<Props, 'tint'>) {
  const { product_url_key: key, product_sku: sku, product_name: name, hex, code, label } = tint;
  if (!key || !sku) return name;
  const chosen = { customColorExa: hex, customerColorLabel: label ?? null, code: code ?? null };
  return (
    <Link
      to={articlePath({ url_key: key }, sku, chosen)}
      aria-label={[name, tint.conditioning, nameOfTint(tint)].filter(Boolean).join(' – ')}
    >
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
