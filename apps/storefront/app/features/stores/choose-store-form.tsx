import Check from 'lucide-react/icons/check';
import type { SubmitEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { closePanel } from '../../panel-store.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CONTENT_PLACE } from '../../ui/content-place.ts';
import { sendNotice } from '../../ui/notices-store.ts';
import type { NamedShop } from '../site/frame-data.ts';
import { BackToOwnStore } from './back-to-own-store.tsx';
import styles from './choose-store-form.module.css';
import { storesCopy } from './copy.ts';
import { keepFavourite } from './favourite-store.ts';
import type { StoreFacts } from './store-facts.ts';

type Props = {
  store: Pick<StoreFacts, 'storeCode' | 'titleLabel'>;
  isCurrent: boolean;
  /** The store one has already. */
  usual: NamedShop | null;
};

/**
 * Whoever has a store already is asked: from now on, or this time only. The browser's own form: every price on the page
 * may change, so the whole page is asked for again; only what an order is being written on stays as it is written.
 */
export function ChooseStoreForm({ store, isCurrent, usual }: Props) {
  const { pathname, search } = useLocation();
  const { submit } = useFetcher();
  // Whoever came here from elsewhere goes on there; the server lets nobody be sent to another site.
  // The page is loaded anew: the keyboard goes on with its content, not with the first link of the header.
  const back = `${new URLSearchParams(search).get('retour') ?? pathname + search}#${CONTENT_PLACE}`;
  if (isCurrent) {
    return (
      <p>
        <Badge look="success">
          <Check aria-hidden="true" size={14} />
          {storesCopy.selected}
        </Badge>
      </p>
    );
  }
  if (usual?.code === store.storeCode) return <BackToOwnStore own={usual} />;
  const chooseAndStay = async (once: boolean) => {
    const choice = { shopCode: store.storeCode, stay: '1', ...(once ? { once: '1' } : {}) };
    await submit(choice, { method: 'post', action: paths.chooseStore() });
    closePanel();
    sendNotice({ type: 'success', message: storesCopy.chosen(store.titleLabel) });
  };
  const remember = (event: SubmitEvent<HTMLFormElement>) => {
    // This time only: the favourite stays what it was.
    const pressed = event.nativeEvent.submitter;
    const once = pressed?.getAttribute('name') === 'once';
    if (!once) keepFavourite(store.storeCode, new Date());
    if (!pathname.startsWith(paths['checkout-shipping']())) return;
    event.preventDefault();
    void chooseAndStay(once);
  };
  return (
    <form method="post" action={paths.chooseStore()} className={styles['choice']} onSubmit={remember}>
      <input type="hidden" name="shopCode" value={store.storeCode} />
      <input type="hidden" name="back" value={back} />
      {usual !== null && <p>{storesCopy.replaceQuestion(usual.name)}</p>}
      <Button
        type="submit"
        wide
        aria-label={(usual !== null ? storesCopy.selectForGoodNamed : storesCopy.selectNamed)(
          store.titleLabel,
        )}
      >
        {usual !== null ? storesCopy.selectForGood : storesCopy.select}
      </Button>
      {usual !== null && (
        <Button
          type="submit"
          name="once"
          value="1"
          look="secondary"
          wide
          aria-label={storesCopy.selectOnceNamed(store.titleLabel)}
        >
          {storesCopy.selectOnce}
        </Button>
      )}
    </form>
  );
}
