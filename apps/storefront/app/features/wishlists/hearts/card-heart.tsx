import Heart from 'lucide-react/icons/heart';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { useFavourites } from '../../site/use-favourites.ts';
import { heartCopy } from './heart-copy.ts';
import { RemoveHeart } from './remove-heart.tsx';
import styles from './card-heart.module.css';

type Props = {
  sku: string | null;
  name: string | null;
  state: ConditionsState;
  className: string | undefined;
};

/**
 * Empty, it opens the panel with the product's best article; filled, it removes it. A product in several lists is not
 * removed from all by one press: the panel asks which.
 */
export function CardHeart({ sku, name, state, className }: Props) {
  const favourites = useFavourites();
  const panel = usePanel();
  if (!favourites || sku === null) return null;
  const places = state.kind === 'known' ? (state.wished ?? []).filter((one) => one.sku === sku) : [];
  const [place] = places;
  const called = name ?? sku;
  if (place && places.length === 1)
    return (
      <div className={className}>
        <RemoveHeart listId={place.wishlist_id} itemId={place.item_id} name={called} />
      </div>
    );
  return (
    <div className={className}>
      <LinkButton
        to={paths['customer-wish']({ product: sku })}
        onPress={() => openPanel('add-to-wishlist', { name: called, product: sku })}
        expanded={panel?.[0] === 'add-to-wishlist' && 'product' in panel[1] && panel[1].product === sku}
        label={place ? heartCopy.wishedNamed(called) : heartCopy.addNamed(called)}
        action="favourite"
        className={styles.heart}
      >
        <Heart aria-hidden="true" size={20} fill={place ? 'currentColor' : 'none'} />
      </LinkButton>
    </div>
  );
}
