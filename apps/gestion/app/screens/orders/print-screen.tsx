import { data, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { OrderLabels } from '../../features/orders/print/order-labels.tsx';
import { PickingList } from '../../features/orders/print/picking-list.tsx';
import { printCopy as copy } from '../../features/orders/print/print-copy.ts';
import styles from '../../features/orders/print/print.module.css';
import { ordersToPrint } from './orders-to-print.server.ts';
import type { Route } from './+types/print-screen';

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const [printed] = await ordersToPrint(context, [number]);
  if (printed === undefined) throw data(null, { status: 404 });
  return { printed, now: new Date().toISOString() };
}

export default function PrintScreen({ loaderData: { printed, now } }: Route.ComponentProps) {
  const { number } = printed.order;
  const hydrated = useHydrated();
  return (
    <Page>
      <title>{`${copy.title(number)} – ${officeCopy.name}`}</title>
      <div className={styles.sheet}>
        <div className={styles.ways} data-print="no">
          <Link to={paths.order(number)}>{orderCopy.keep}</Link>
          <p>{copy.says}</p>
          {hydrated && <Button onClick={() => window.print()}>{copy.print}</Button>}
        </div>
        <PickingList {...printed} now={now} heading="h1" />
        <OrderLabels {...printed} now={now} />
      </div>
    </Page>
  );
}
