import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { SubstitutePreviewQuery } from '../../../../generated/documents.ts';
import { substitutesCopy } from './substitutes-copy.ts';
import styles from './substitute-preview.module.css';

const { preview: copy } = substitutesCopy;

type Preview = SubstitutePreviewQuery['substitutePreview'];
type Props = { preview: Preview; order: { number: string; storeName: string }; insteadName: string };

/** What the customer would be asked, before anything leaves. */
export function SubstitutePreview({ preview: one, order, insteadName }: Props) {
  return (
    <section aria-labelledby="proposition" className={styles.preview}>
      <h2 id="proposition">{copy.title}</h2>
      <div className={styles.article}>
        {one.picture === null ? (
          <small>{copy.noPicture}</small>
        ) : (
          <img src={one.picture} alt="" width={96} height={96} className={styles.picture} />
        )}
        <strong>{one.name}</strong>
      </div>
      <dl className={styles.facts}>
        <Fact name={copy.reference} value={one.sku} />
        {one.conditioning !== null && <Fact name={copy.pack} value={one.conditioning} />}
        {one.color !== null && <Fact name={copy.colour} value={one.color} />}
        <Fact name={copy.packs} value={copy.packsFor(one.quantity, insteadName)} />
        <Fact
          name={copy.stock}
          value={one.is_from_platform ? copy.atPlatform(one.stock) : copy.inStore(one.stock, order.storeName)}
        />
        {one.price !== null && <Price price={one.price} />}
      </dl>
      {one.price === null && <p>{copy.priceHidden}</p>}
      <h2>{copy.mail}</h2>
      {one.mailed_to === null ? (
        <p>{copy.byPhone}</p>
      ) : (
        <>
          <p>{copy.mailTo(one.mailed_to)}</p>
          <blockquote className={styles.mail}>
            {copy.mailWords(order.number, one.quantity, one.name, insteadName)}
          </blockquote>
        </>
      )}
    </section>
  );
}

function Price({ price }: { price: NonNullable<Preview['price']> }) {
  const { unit_ht_cents: ht, instead_ht_cents: instead, own_ht_cents: own, less_ttc_cents: less } = price;
  const why = own === instead ? copy.same : own < instead ? copy.asOwn : copy.asOrdered;
  return (
    <>
      <Fact
        name={copy.price}
        value={copy.unit(euros(ht), euros(price.unit_ttc_cents))}
        soft={`${why}. ${copy.catalogue(euros(own), euros(instead))}`}
      />
      <Fact name={copy.difference} value={less > 0 ? copy.less(euros(less)) : copy.none} />
    </>
  );
}

function Fact({ name, value, soft }: { name: string; value: string; soft?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {soft !== undefined && <p className={styles.soft}>{soft}</p>}
      </dd>
    </div>
  );
}

function euros(cents: number): string {
  return formatAmount(cents / 100);
}
