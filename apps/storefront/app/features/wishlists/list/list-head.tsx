import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trash from 'lucide-react/icons/trash-2';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button, buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EnterButton } from '@nuancier/ui/pieces/buttons/enter-button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { CartOutcome } from './cart-outcome.tsx';
import { ColleagueNote } from './colleague-note.tsx';
import { wishlistCopy } from '../copy.ts';
import { LIST_FORM, useListSheet } from '../list-sheet.ts';
import { ShareListForm } from './share-list-form.tsx';
import type { ListName } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';
import styles from '../wishlists.module.css';

type Props = { list: ListName; shares: boolean; takesOver: boolean };

/** The list's name and what can be done with all of it. */
export function ListHead({ list, shares, takesOver }: Props) {
  const fetcher = useListSheet();
  const renaming = usePanel()?.[0] === 'rename-wishlist';
  const here = paths['customer-my-wishlist'](list.id);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  return (
    <div className={styles.head}>
      <h2>{list.name}</h2>
      <div className={styles.ways}>
        {list.count > 0 && (
          <WishlistForm id={LIST_FORM} fetcher={fetcher} intent={null} fields={{ list: list.id }}>
            <EnterButton intent="update" label={wishlistCopy.updateQuantity} />
            <Button
              type="submit"
              name="intent"
              value="cart"
              size="small"
              aria-busy={fetcher.state !== 'idle'}
            >
              <ShoppingCart aria-hidden="true" size={18} />
              {wishlistCopy.addAll}
            </Button>
          </WishlistForm>
        )}
        {list.count > 0 && (
          <a
            href={paths.sheets({ list: list.id })}
            download
            className={buttonClass({ look: 'quiet', size: 'small', wide: false, className: undefined })}
          >
            <FileText aria-hidden="true" size={18} />
            {wishlistCopy.sheets}
          </a>
        )}
        {list.own && (
          <>
            <LinkButton
              to={`${here}&edition=renommer`}
              onPress={() => openPanel('rename-wishlist', { list })}
              expanded={renaming}
              action="rename-wishlist"
              className={buttonClass({ look: 'quiet', size: 'small', wide: false, className: undefined })}
            >
              <Pencil aria-hidden="true" size={18} />
              {wishlistCopy.rename}
            </LinkButton>
            <ButtonLink to={`${here}&edition=supprimer`} look="quiet" size="small">
              <Trash aria-hidden="true" size={18} />
              {wishlistCopy.delete}
            </ButtonLink>
          </>
        )}
      </div>
      {list.own && shares && <ShareListForm list={list} />}
      {!list.own && <ColleagueNote list={list} takesOver={takesOver} />}
      <CartOutcome answer={answer} />
    </div>
  );
}
