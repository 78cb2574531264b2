import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { storesCopy } from './copy.ts';
import { StoreCard } from './store-card.tsx';
import { matchingStores } from './store-facts.ts';
import type { StoreFacts } from './store-facts.ts';
import styles from './store-list.module.css';

type Props = { stores: readonly StoreFacts[]; now: string };

/** All stores, narrowed by what is typed. Without script the whole list stands, which is short. */
export function StoreList({ stores, now }: Props) {
  const [text, setText] = useState('');
  const hydrated = useHydrated();
  const shown = matchingStores(stores, text);
  return (
    <div className={styles['stores']}>
      <div className={styles['filter']} hidden={!hydrated}>
        <Field label={storesCopy.filterLabel}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={text}
              placeholder={storesCopy.filterPlaceholder}
              autoComplete="address-level2"
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <output className={styles['count']}>{storesCopy.count(shown.length)}</output>
      {shown.length === 0 && <EmptyState title={storesCopy.none}>{storesCopy.noneHelp}</EmptyState>}
      <ul className={styles['list']}>
        {shown.map((store) => (
          <li key={store.storeCode}>
            <StoreCard store={store} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}
