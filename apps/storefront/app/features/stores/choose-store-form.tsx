import Check from 'lucide-react/icons/check';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { storesCopy } from './copy.ts';
import { keepFavourite } from './favourite-store.ts';
import type { StoreFacts } from './store-facts.ts';

type Props = { store: Pick<StoreFacts, 'storeCode' | 'titleLabel'>; isCurrent: boolean };

/** The browser's own form: every price on the page may change, so the whole page is asked for again. */
export function ChooseStoreForm({ store, isCurrent }: Props) {
  const { pathname, search } = useLocation();
  // Whoever came here from elsewhere goes on there; the server lets nobody be sent to another site.
  const back = new URLSearchParams(search).get('retour') ?? pathname + search;
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
  return (
    <form
      method="post"
      action={paths.chooseStore()}
      onSubmit={() => keepFavourite(store.storeCode, new Date())}
    >
      <input type="hidden" name="shopCode" value={store.storeCode} />
      <input type="hidden" name="back" value={back} />
      <Button type="submit" wide aria-label={storesCopy.selectNamed(store.titleLabel)}>
        {storesCopy.select}
      </Button>
    </form>
  );
}
