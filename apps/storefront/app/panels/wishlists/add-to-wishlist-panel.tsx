import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ChooseListForm } from '../../features/wishlists/adding/choose-list-form.tsx';
import { wishlistCopy } from '../../features/wishlists/copy.ts';
import { wishText } from '../../actions/wishlists/wish.ts';
import { WishChoiceView } from '../../features/wishlists/adding/wish-choice-view.tsx';
import { WishRecap } from '../../features/wishlists/adding/wish-recap.tsx';
import type { AddToWishlistPage, WishlistAnswer } from '../../actions/wishlists/wishlist-answer.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import styles from '../body/panel-body.module.css';
import { wishlistAnswerCopy } from '../../actions/wishlists/wishlist-answer-copy.ts';

/** The choice of a list, and in its place what was added once it is. */
export default function AddToWishlistPanel(props: PanelProps['add-to-wishlist']) {
  const { data, load } = useFetcher<AddToWishlistPage>();
  const adding = useFetcher<WishlistAnswer>();
  const address = paths['customer-wish'](
    'wish' in props ? { article: wishText(props.wish) } : { product: props.product },
  );
  useEffect(() => {
    void load(address);
  }, [load, address]);
  const added = adding.data?.kind === 'added' ? adding.data : null;
  return (
    <Drawer
      title={wishlistCopy.addTitle}
      onClose={closePanel}
      footer={
        added && (
          <div className={styles.ways}>
            <Button look="secondary" wide onClick={closePanel}>
              {wishlistCopy.keepShopping}
            </Button>
            <ButtonLink to={paths['customer-my-wishlist'](added.list.id)} wide>
              {wishlistCopy.see}
            </ButtonLink>
          </div>
        )
      }
    >
      <div role="status">{!data && <p>{wishlistCopy.loading}</p>}</div>
      {data && added && <WishRecap added={added} view={data.view} />}
      {data?.choice && !added && (
        <>
          <WishChoiceView choice={data.choice} name={props.name} />
          <ChooseListForm choice={data.choice} fetcher={adding} refused={null} />
        </>
      )}
      {data && !data.choice && !added && <ErrorMessage>{wishlistAnswerCopy.addError}</ErrorMessage>}
    </Drawer>
  );
}
