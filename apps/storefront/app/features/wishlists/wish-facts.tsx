import { isTintingBase } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { ReactNode } from 'react';
import type { WishlistItemFragment } from '../../../generated/documents.ts';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import { wishlistCopy } from './copy.ts';
import { WishTintPatch } from './wish-tint-patch.tsx';
import styles from './wishlists.module.css';

const COVERING = 'RMS';

type Props = { item: WishlistItemFragment; view: PriceView };

/** An item in the recap. HT is always shown: favourites need an account. */
export function WishFacts({ item, view }: Props) {
  const { color, type, tint, conditioning, quantity, row_total_excluding_tax: total } = item;
  const rest = configurationOf(item);
  return (
    <dl className={styles.facts}>
      {color && <Fact label={type === COVERING ? wishlistCopy.model : wishlistCopy.colour}>{color}</Fact>}
      {tint && (
        <Fact label={wishlistCopy.tint}>
          <WishTintPatch tint={tint} />
        </Fact>
      )}
      {conditioning && <Fact label={wishlistCopy.conditioning}>{conditioning}</Fact>}
      {rest && <Fact label={wishlistCopy.configuration}>{rest}</Fact>}
      <Fact label={wishlistCopy.quantity}>{quantity}</Fact>
      {view.canViewPrice && typeof total?.value === 'number' && (
        <Fact label={wishlistCopy.total}>
          <strong>{amountText(view, bothOf(total.value))}</strong>
        </Fact>
      )}
    </dl>
  );
}

/** What was chosen besides colour and pack: a finish, a size. */
function configurationOf(item: WishlistItemFragment): string {
  if (item.__typename !== 'ConfigurableWishlistItem') return '';
  return (item.configurable_options ?? [])
    .map(({ value_label }) => value_label)
    .filter((label) => label !== item.color && label !== item.conditioning && !isTintingBase(label))
    .join(', ');
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
