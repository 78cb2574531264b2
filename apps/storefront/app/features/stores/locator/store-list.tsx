import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import type { FrameData, NamedShop } from '../../../backend/frame/frame-data.ts';
import { storesCopy } from '../copy.ts';
import { OtherStores } from './other-stores.tsx';
import { StoreCard } from '../card/store-card.tsx';
import type { StoresAnswer } from '../../../actions/stores/store-facts.ts';
import styles from './store-list.module.css';

type Props = {
  answer: StoresAnswer;
  current: FrameData['currentShop'];
  /** The store that another choice would replace. */
  usual: NamedShop | null;
};

export function StoreList({ answer, current, usual }: Props) {
  const { stores, others, now } = answer;
  return (
    <div className={styles.stores}>
      <p className={styles.count}>{foundWords(answer)}</p>
      {stores.length === 0 && <EmptyState title={storesCopy.none} />}
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.storeCode}>
            <StoreCard store={store} now={now} isCurrent={store.storeCode === current?.code} usual={usual} />
          </li>
        ))}
      </ul>
      {others.length > 0 && <OtherStores stores={others} />}
    </div>
  );
}

/** How many, near what; or why others than those asked for are shown. */
export function foundWords({ stores, others, search, missed }: StoresAnswer): string {
  const count = stores.length + others.length;
  switch (search.kind) {
    case 'all':
      return storesCopy.count(count);
    case 'near': {
      const found = storesCopy.countNear(count, search.place, search.withinKm);
      return missed ? `${storesCopy.tooFar} ${found}` : found;
    }
    case 'far':
      return storesCopy.noneNear(search.place, search.withinKm);
    case 'busy':
      return storesCopy.busy;
    case 'unknown-place':
      return storesCopy.unknownPlace(search.text);
  }
}
