import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { formatAmount, formatPhone } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { CodePicture } from '../../features/codes/code-picture.tsx';
import { lineCode } from '../../features/codes/drawn-code.server.ts';
import { LineName } from '../../features/orders/line-name.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { promiseText } from '../../features/orders/order-moments.ts';
import { printCopy as copy } from '../../features/orders/print-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { orderOf } from './order-of.server.ts';
import styles from './print-screen.module.css';
import type { Route } from './+types/print-screen';

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  return { order, code: lineCode(order.number), now: new Date().toISOString() };
}

export default function PrintScreen({ loaderData: { order, code, now } }: Route.ComponentProps) {
  const { number, buyer, lines } = order;
  // A label is stuck on something.
  const packed = lines.filter(({ sku }) => !isFreeReference(sku));
  const hydrated = useHydrated();
  const barcode = <CodePicture picture={code} label={copy.barcode(number)} shape="line" />;
  const promise = promiseText(order, new Date(now));
  return (
    <Page>
      <title>{`${copy.title(number)} – ${officeCopy.name}`}</title>
      <div className={styles.sheet}>
        <div className={styles.ways} data-print="no">
          <Link to={paths.order(number)}>{orderCopy.keep}</Link>
          <p>{copy.says}</p>
          {hydrated && <Button onClick={() => window.print()}>{copy.print}</Button>}
        </div>
        <section className={styles.list}>
          <h1>{`${copy.list} · ${number}`}</h1>
          {barcode}
          <p>
            <strong>{buyer.name}</strong>
            {[buyer.company, buyer.telephone && formatPhone(buyer.telephone)]
              .filter(Boolean)
              .map((part) => ` · ${part}`)}
          </p>
          <p>{`${order.store.name} · ${promise}`}</p>
          {order.to_collect_cents !== null && (
            <p>
              <strong>{copy.toCollect(formatAmount(order.to_collect_cents / 100))}</strong>
            </p>
          )}
          {order.customer_notes !== null && (
            <p className={styles.words}>{copy.notes(order.customer_notes)}</p>
          )}
          <table className={styles.table}>
            <thead>
              <tr>
                {Object.values(copy.columns).map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.position}>
                  <td className={styles.box}>{line.quantity}</td>
                  <td>
                    <LineName line={line} />
                  </td>
                  <td>{line.in_stock ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className={styles.labels} aria-label={copy.labels}>
          {packed.map((line, nth) => (
            <article key={line.position} className={styles.label}>
              <strong>{buyer.company ?? buyer.name}</strong>
              <span>{`${number} · ${promise}`}</span>
              {barcode}
              <LineName line={line} />
              <span>{copy.label(line.quantity, packed.length, nth + 1)}</span>
            </article>
          ))}
        </section>
      </div>
    </Page>
  );
}
