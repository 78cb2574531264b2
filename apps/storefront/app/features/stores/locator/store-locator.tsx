import type { StoresQuery } from '../../../addresses/paths.ts';
import { from } from '@nuancier/domain/site/breakpoints.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { frameCopy } from '../../site/frame-copy.ts';
import { useFrame } from '../../site/use-frame.ts';
import { BackToOwnStore } from '../choice/back-to-own-store.tsx';
import { storesCopy } from '../copy.ts';
import { LocateButton } from './locate-button.tsx';
import { mapCopy } from '../map/map-copy.ts';
import { PlaceSearch } from './place-search.tsx';
import type { StoresAnswer } from '../../../actions/stores/store-facts.ts';
import { foundWords, StoreList } from './store-list.tsx';
import styles from './store-locator.module.css';
import { reportMissedStore } from './report-missed-store.ts';
import { usualStore } from '../choice/usual-store.ts';

// The drawing of the départements is heavy: loaded when it is shown.
const StoreMap = lazy(async () => ({
  default: (await import('../map/store-map.tsx')).StoreMap,
}));

type Props = {
  answer: StoresAnswer;
  /** Gets the query of the stores' address. */
  onLook: (search: StoresQuery) => void;
  /** There is room for the map beside the list. */
  roomy?: boolean;
};

/** All stores, or those near a place. The list says everything; the map is for those who like one. */
export function StoreLocator({ answer, onLook, roomy = false }: Props) {
  const hydrated = useHydrated();
  const frame = useFrame();
  const { currentShop } = frame;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const mapShown = hydrated && (chosen ?? (roomy && window.matchMedia(from('lg')).matches));
  useAnnounced(foundWords(answer));
  useEffect(() => {
    if (answer.missed) reportMissedStore(answer.search);
  }, [answer]);
  return (
    <div className={styles.locator}>
      {currentShop?.own && (
        <div className={styles.ways}>
          <p>{frameCopy.thisTime(currentShop.name)}</p>
          <BackToOwnStore own={currentShop.own} />
        </div>
      )}
      <div className={styles.ways}>
        <PlaceSearch text={answer.text} onLook={onLook} />
        {hydrated && <LocateButton onLook={onLook} />}
        {hydrated && (
          <Button look="quiet" aria-expanded={mapShown} onClick={() => setChosen(!mapShown)}>
            {mapShown ? mapCopy.hide : mapCopy.show}
          </Button>
        )}
        {hydrated && answer.search.kind !== 'all' && (
          <Button look="quiet" onClick={() => onLook('')}>
            {storesCopy.allStores}
          </Button>
        )}
      </div>
      <div className={styles.found} data-map={mapShown}>
        {mapShown && (
          <Suspense fallback={<div className={styles['map-place']} />}>
            <StoreMap key={answer.now} stores={[...answer.stores, ...answer.others]} search={answer.search} />
          </Suspense>
        )}
        <StoreList answer={answer} current={currentShop} usual={usualStore(frame)} />
      </div>
    </div>
  );
}
