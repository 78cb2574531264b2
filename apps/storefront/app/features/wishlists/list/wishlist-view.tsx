import type { ComponentType } from 'react';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { CartOutcome } from './cart-outcome.tsx';
import { wishlistCopy } from '../copy.ts';
import { CreateListButton } from './create-list-button.tsx';
import { ListEdition } from './list-edition.tsx';
import { ListHead } from './list-head.tsx';
import { ListPages } from './list-pages.tsx';
import { ListTabs } from './list-tabs.tsx';
import { ListTotal } from './list-total.tsx';
import { NoList } from './no-list.tsx';
import type { WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistItemRow } from './wishlist-item-row.tsx';
import type { BuyProps } from './wishlist-item-row.tsx';
import type { WishlistPage } from '../../../actions/wishlists/wishlist-page.ts';
import { readNotice } from './redirect-notice.ts';
import styles from '../wishlists.module.css';

type Props = {
  page: WishlistPage;
  params: URLSearchParams;
  /** What came of a change made without script. */
  answer: WishlistAnswer | undefined;
  /** Puts an item into the cart, which favourites know nothing of. */
  Buy: ComponentType<BuyProps>;
};

/** The lists, and the open one with its items. */
export function WishlistView({
  page: { lists, company, shown, view, shares, takesOver },
  params,
  answer,
  Buy,
}: Props) {
  const note = readNotice(params);
  const refused = answer?.kind === 'refused' ? answer : null;
  const isNaming = refused?.intent === 'create' || refused?.intent === 'rename';
  const others = [...lists, ...company].filter(({ id, mayEdit }) => mayEdit && id !== shown?.list.id);
  return (
    <>
      <div role="status">{note && <p className={styles.note}>{note}</p>}</div>
      <div role="alert">
        {refused && !isNaming && refused.itemId === null && <ErrorMessage>{refused.message}</ErrorMessage>}
      </div>
      <CartOutcome answer={answer?.kind === 'in-cart' ? answer : undefined} />
      <ListEdition
        edition={params.get('edition')}
        list={shown?.list.own ? shown.list : null}
        shares={shares}
        refused={isNaming ? refused : null}
      />
      <div className={styles.bar}>
        <CreateListButton shares={shares} />
      </div>
      <ListTabs
        title={wishlistCopy.lists}
        isTitled={company.length > 0}
        lists={lists}
        shown={shown?.list.id ?? null}
      />
      <ListTabs title={wishlistCopy.companyLists} isTitled lists={company} shown={shown?.list.id ?? null} />
      {shown && (
        <section>
          <ListHead key={shown.list.id} list={shown.list} shares={shares} takesOver={takesOver} />
          <ul className={styles.items}>
            {shown.items.map((item) => (
              <WishlistItemRow
                key={item.id}
                item={item}
                list={shown.list}
                others={others}
                view={view}
                Buy={Buy}
                answered={refused}
              />
            ))}
          </ul>
          {view.canViewPrice && shown.pages === 1 && <ListTotal items={shown.items} view={view} />}
          <ListPages listId={shown.list.id} page={shown.page} pages={shown.pages} />
        </section>
      )}
      {!shown?.items.length && <NoList hasList={shown !== null} />}
    </>
  );
}
