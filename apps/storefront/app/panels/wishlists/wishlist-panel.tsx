import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { wishlistCopy } from '../../features/wishlists/copy.ts';
import { listLabel } from '../../features/wishlists/list-label.ts';
import { NoList } from '../../features/wishlists/list/no-list.tsx';
import type { WishlistPage } from '../../actions/wishlists/wishlist-page.ts';
import { WishlistSketch } from '../../features/wishlists/list/wishlist-sketch.tsx';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';

/** The favourites at a glance, one list at a time. */
export default function WishlistPanel() {
  const { data, load } = useFetcher<{ page: WishlistPage }>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    void load(paths['customer-my-wishlist'](chosen));
  }, [load, chosen]);
  const page = data?.page;
  const shown = page?.shown;
  return (
    <Drawer
      title={wishlistCopy.title}
      onClose={closePanel}
      footer={
        <ButtonLink to={paths['customer-my-wishlist'](shown?.list.id)} wide>
          {wishlistCopy.see}
        </ButtonLink>
      }
    >
      <div role="status">{!page && <p>{wishlistCopy.loading}</p>}</div>
      {page && page.lists.length + page.company.length > 1 && (
        <Field label={wishlistCopy.choose}>
          {(control) => (
            <Select
              {...control}
              options={[
                ...(page.lists.length === 0 ? [{ value: '', label: wishlistCopy.title }] : []),
                ...[...page.lists, ...page.company].map((list) => ({
                  value: list.id,
                  label: listLabel(list),
                })),
              ]}
              value={shown?.list.id ?? ''}
              onChange={(event) => setChosen(event.target.value || undefined)}
            />
          )}
        </Field>
      )}
      {shown && (
        <WishlistSketch
          key={shown.list.id}
          listId={shown.list.id}
          mayEdit={shown.list.mayEdit}
          items={shown.items}
          view={page.view}
        />
      )}
      {page && !shown?.items.length && <NoList hasList={page.lists.length > 0} />}
    </Drawer>
  );
}
