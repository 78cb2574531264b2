import Heart from 'lucide-react/icons/heart';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { ButtonLook, ButtonSize } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { useFavourites } from '../../site/use-favourites.ts';
import { heartCopy } from './heart-copy.ts';
import { wishText } from '../../../actions/wishlists/wish.ts';
import type { Wish } from '../../../actions/wishlists/wish.ts';

type Props = {
  /** Null while there is a choice left: then the product's best article is meant. */
  wish: Wish | null;
  product: string | null;
  name: string;
  children?: string;
  /** For screen readers, which do not see what the button is beside. */
  label?: string;
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
};

/** Opens the add panel; without script the equivalent page. Visitors have no favourites. */
export function WishButton({
  wish,
  product,
  name,
  children = heartCopy.add,
  label,
  look = 'secondary',
  size = 'normal',
  wide = false,
}: Props) {
  const favourites = useFavourites();
  const open = usePanel()?.[0] === 'add-to-wishlist';
  if (!favourites) return null;
  const meant = wish ? { wish } : product === null ? null : { product };
  if (meant === null) return null;
  return (
    <LinkButton
      to={paths['customer-wish']('wish' in meant ? { article: wishText(meant.wish) } : meant)}
      onPress={() => openPanel('add-to-wishlist', { name, ...meant })}
      expanded={open}
      action="favourite"
      className={buttonClass({ look, size, wide, className: undefined })}
      {...(label === undefined ? {} : { label })}
    >
      <Heart aria-hidden="true" size={size === 'small' ? 18 : 20} />
      {children}
    </LinkButton>
  );
}
