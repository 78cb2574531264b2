import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OrderLabels } from '../../features/orders/print/order-labels.tsx';
import { PickingList } from '../../features/orders/print/picking-list.tsx';
import { severalCopy as copy, printCopy } from '../../features/orders/print/print-copy.ts';
import styles from '../../features/orders/print/print.module.css';
import { readPrintAddress } from '../../features/orders/print/print-address.ts';
import { ordersToPrint } from './orders-to-print.server.ts';
import type { Route } from './+types/print-several-screen';

/** One that is not there, or not within reach, is told; the others are printed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { numbers, papers, list } = readPrintAddress(new URL(request.url).searchParams);
  const found = await orBadSearch(ordersToPrint(context, numbers));
  const printed = 'done' in found ? found.done : [];
  const isThere = new Set(printed.map(({ order }) => order.number));
  return {
    papers,
    list,
    printed,
    missing: 'done' in found ? numbers.filter((number) => !isThere.has(number)) : [],
    told: 'told' in found ? found.told : null,
    now: new Date().toISOString(),
  };
}

export default function PrintSeveralScreen({ loaderData }: Route.ComponentProps) {
  const { papers, list, printed, missing, told, now } = loaderData;
  const hydrated = useHydrated();
  return (
    <Page>
      <title>{`${copy.title[papers]} – ${officeCopy.name}`}</title>
      <div className={styles.sheet}>
        <div className={styles.ways} data-print="no">
          <h1>{copy.title[papers]}</h1>
          <Link to={{ pathname: paths.orders(), search: list }}>{copy.back}</Link>
          {missing.length > 0 && (
            <p className={styles.missing} role="alert">
              {copy.missing(missing)}
            </p>
          )}
          {printed.length > 0 && (
            <>
              <p>{copy.says(printed.length)}</p>
              {hydrated && <Button onClick={() => window.print()}>{printCopy.print}</Button>}
            </>
          )}
        </div>
        {told !== null && <EmptyState title={told} />}
        {told === null && printed.length === 0 && <EmptyState title={copy.none}>{copy.noneNext}</EmptyState>}
        {printed.map(({ order, code }) => (
          <div key={order.number} className={styles.order}>
            {papers !== 'etiquettes' && <PickingList order={order} code={code} now={now} heading="h2" />}
            {papers !== 'bons' && <OrderLabels order={order} code={code} now={now} />}
          </div>
        ))}
      </div>
    </Page>
  );
}
