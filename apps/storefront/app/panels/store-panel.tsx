import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { storesCopy } from '../features/stores/copy.ts';
import type { StoresAnswer } from '../actions/stores/store-facts.ts';
import { StoreLocator } from '../features/stores/locator/store-locator.tsx';
import type { PanelProps } from '../panel-state/panel-names.ts';
import { closePanel } from '../panel-state/panel-store.ts';
import { paths } from '../addresses/paths.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { useMinimumPending } from '@nuancier/ui/pieces/waiting/use-minimum-pending.ts';
import { PanelSkeleton } from './body/panel-skeleton.tsx';

const titles = {
  shop: storesCopy.chooseStore,
  checkout: storesCopy.choosePointOfSale,
} satisfies Record<PanelProps['store']['place'], string>;

/** Shows the answer of the page of the stores, which is its twin without script. */
export default function StorePanel({ place }: PanelProps['store']) {
  const { load, data, state } = useFetcher<StoresAnswer>();
  useEffect(() => {
    void load(paths.stores());
  }, [load]);
  const asked = state === 'loading' || data !== undefined;
  // A new search leaves the former answer in place until the next one is there.
  const waiting = useMinimumPending(state === 'loading' && data === undefined);
  return (
    <Drawer title={titles[place]} onClose={closePanel}>
      {(waiting || !asked) && <PanelSkeleton />}
      {!waiting && data && (
        <StoreLocator answer={data} onLook={(search) => void load(paths.stores(search))} />
      )}
      {!waiting && asked && !data && <ErrorMessage>{storesCopy.failed}</ErrorMessage>}
    </Drawer>
  );
}
