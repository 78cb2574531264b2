import Check from 'lucide-react/icons/check';
import { useLocation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import type { NamedShop } from '../../../backend/frame/frame-data.ts';
import { BackToOwnStore } from './back-to-own-store.tsx';
import styles from './choose-store-form.module.css';
import { storesCopy } from '../copy.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import { useStoreChoice } from './use-store-choice.ts';

type Props = {
  store: Pick<StoreFacts, 'storeCode' | 'titleLabel'>;
  isCurrent: boolean;
  /** The store one has already. */
  usual: NamedShop | null;
};

/** A viewer with a store is asked: from now on, or this time only. */
export function ChooseStoreForm({ store, isCurrent, usual }: Props) {
  const { pathname, search } = useLocation();
  const { storeCode, titleLabel } = store;
  const { onSubmit, refused, isBusy } = useStoreChoice({ code: storeCode, name: titleLabel });
  // Returns to the page one came from; the server rejects other sites. The page is reloaded: the focus goes to its
  // content, not to the first link of the header.
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
  if (usual?.code === storeCode) return <BackToOwnStore own={usual} />;
  return (
    <form method="post" action={paths.chooseStore()} className={styles.choice} onSubmit={onSubmit}>
      <input type="hidden" name="shopCode" value={storeCode} />
      <input type="hidden" name="back" value={back} />
      {usual !== null && <p>{storesCopy.replaceQuestion(usual.name)}</p>}
      <Button
        type="submit"
        wide
        aria-busy={isBusy}
        aria-label={(usual !== null ? storesCopy.selectForGoodNamed : storesCopy.selectNamed)(titleLabel)}
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
          aria-busy={isBusy}
          aria-label={storesCopy.selectOnceNamed(titleLabel)}
        >
          {storesCopy.selectOnce}
        </Button>
      )}
      {refused !== null && <ErrorMessage>{refused}</ErrorMessage>}
    </form>
  );
}
