import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { storesCopy } from '../features/stores/copy.ts';
import type { StoreFacts } from '../features/stores/store-facts.ts';
import { StoreList } from '../features/stores/store-list.tsx';
import type { PanelProps } from '../panel-names.ts';
import { closePanel } from '../panel-store.ts';
import { paths } from '../paths.ts';
import { Drawer } from '../ui/drawer.tsx';
import { ErrorMessage } from '../ui/error-message.tsx';
import { useMinimumPending } from '../ui/use-minimum-pending.ts';
import { StorePanelSkeleton } from './store-panel-skeleton.tsx';

/** The answer of the page of the stores, which is this panel's twin without script. */
type StoresAnswer = { stores: readonly StoreFacts[]; now: string };

const titles = {
  shop: storesCopy.chooseStore,
  checkout: storesCopy.choosePointOfSale,
} satisfies Record<PanelProps['store']['place'], string>;

export default function StorePanel({ place }: PanelProps['store']) {
  const { load, data, state } = useFetcher<StoresAnswer>();
  useEffect(() => {
    void load(paths.stores());
  }, [load]);
  const asked = state === 'loading' || data !== undefined;
  const waiting = useMinimumPending(state === 'loading');
  return (
    <Drawer title={titles[place]} onClose={closePanel}>
      {(waiting || !asked) && <StorePanelSkeleton />}
      {!waiting && data && <StoreList stores={data.stores} now={data.now} />}
      {!waiting && asked && !data && <ErrorMessage>{storesCopy.failed}</ErrorMessage>}
    </Drawer>
  );
}
