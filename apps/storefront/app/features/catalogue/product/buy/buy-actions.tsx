import MapPin from 'lucide-react/icons/map-pin';
import type { CartArticle } from '../../../../actions/cart/cart-article.ts';
import { AddToCartForm } from '../../../cart/adding/add-to-cart-form.tsx';
import { BESIDE, QUANTITY_PLACE } from '../../../cart/adding/quantity-place.ts';
import { CompareButton } from '../../../compare/compare-button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { FindStoreButton } from '../../../stores/find-store-button.tsx';
import { WishButton } from '../../../wishlists/hearts/wish-button.tsx';
import type { AddingBar } from '../../adding-bar.ts';
import styles from './buy-box.module.css';
import { ADD_FORM } from '../add-form.ts';
import { ChooseFirstForm } from '../choice/choose-first-form.tsx';
import { productCopy } from '../copy.ts';
import { ExpertLink } from '../expert-link.tsx';
import type { AskedChoice } from '../choice/use-missing-choice.ts';

type Props = {
  article: CartArticle | null;
  bar: AddingBar | null;
  asked: AskedChoice;
  /** Whether the number in the field is one. */
  mayAdd: () => boolean;
  /** What a favourite is known by while there is a choice left. */
  product: { uid: string; sku: string | null; name: string | null };
};

// Without script a number that is none is refused at its field.
const TOLD_AT_FIELD = { [BESIDE]: QUANTITY_PLACE };

/** What the buyer can do next: into the cart, or to a store that has it. */
export function BuyActions({ article, bar, asked, mayAdd, product }: Props) {
  return (
    <div className={styles.actions}>
      {bar && (
        <div data-message-key={bar.key}>
          <ErrorMessage>{bar.message}</ErrorMessage>
        </div>
      )}
      {!bar && asked.missing && <ChooseFirstForm missing={asked.missing} onAsk={asked.ask} />}
      {!bar && !asked.missing && (
        <AddToCartForm
          id={ADD_FORM}
          article={article}
          typed={null}
          more={TOLD_AT_FIELD}
          mayAdd={mayAdd}
          wide
        />
      )}
      <WishButton wish={article} product={product.sku} name={product.name ?? ''} wide />
      <FindStoreButton look="secondary" wide>
        <MapPin aria-hidden="true" size={20} />
        {productCopy.findStore}
      </FindStoreButton>
      <CompareButton product={product} wide />
      <ExpertLink />
    </div>
  );
}
