import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { Link } from 'react-router';
import type { CartLineFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import type { ShownArrival } from '../../stock/stock-indicator.tsx';
import { ViewerStock } from '../../stock/viewer-stock.tsx';
import { wishlistCopy } from '../../wishlists/copy.ts';
import { WishButton } from '../../wishlists/hearts/wish-button.tsx';
import styles from './cart-line.module.css';
import { cartCopy } from '../copy.ts';
import { LinePrice } from './line-price.tsx';
import { lineArticle } from './line-article.ts';
import { LineQuantity } from './line-quantity.tsx';
import { lineTint } from '../../../actions/cart/line-tint.ts';
import { RemoveLineForm } from './remove-line-form.tsx';
import { TintPatch } from './tint-patch.tsx';
import { TesterButton } from '../adding/tester-button.tsx';
import type { TestedTint } from '../adding/tester-button.tsx';

type Props = {
  line: CartLineFragment;
  view: PriceView;
  arrival: ShownArrival | null;
  writable: boolean;
  leaving: boolean;
  /** A number that was not accepted. */
  typed: string | undefined;
  /** The site's sample pot, if it has one. */
  tester: string | null;
};

/** A line with everything one would phone the store about. */
export function CartLine({ line, view, arrival, writable, leaving, typed, tester }: Props) {
  const { name, sku, thumbnail, product, quantity, prices, stock } = line;
  const errors = line.errors ?? [];
  const tint = lineTint(line);
  const isFree = isFreeReference(sku);
  return (
    <li className={classNames(styles.line, errors.length > 0 && styles.blocked)} hidden={leaving}>
      {thumbnail?.url ? (
        <TintedPicture
          source={thumbnail.url}
          hex={tint?.hex ?? null}
          alt=""
          available={['100x100']}
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          {isFree ? name : <Link to={articlePath(product, sku, line.tint)}>{name}</Link>}
        </h3>
        {!isFree && <p className={styles.facts}>{cartCopy.reference(sku)}</p>}
        {tint && (
          <p className={styles.facts}>
            {cartCopy.tint}
            {'\u00a0: '}
            <TintPatch {...tint} /> <span className={styles.note}>{cartCopy.notReturnable}</span>
          </p>
        )}
        {line.quotation_number && (
          <p className={styles.facts}>{cartCopy.quotedPrice(line.quotation_number)}</p>
        )}
        {errors.map(({ message }) => (
          <ErrorMessage key={message}>{message}</ErrorMessage>
        ))}
        {line.only_x_left !== null && <p className={styles.left}>{cartCopy.onlyLeft(line.only_x_left)}</p>}
        {!isFree && <ViewerStock stock={stock} quantity={quantity} arrival={arrival} />}
      </div>
      <div className={styles.amount}>
        <LinePrice prices={prices} quantity={quantity} tint={line.tint} view={view} />
      </div>
      <div className={styles.tools}>
        {writable ? (
          <>
            {/* A free line is as its quotation says: it is kept or removed. */}
            {isFree ? (
              <FixedQuantity quantity={quantity} />
            ) : (
              <LineQuantity uid={line.uid} name={name} quantity={quantity} refusedText={typed} />
            )}
            <RemoveLineForm line={line} />
            {!isFree && (
              <WishButton
                wish={lineArticle(line)}
                product={null}
                name={name}
                label={wishlistCopy.saveLineNamed(name)}
                look="quiet"
                size="small"
              >
                {wishlistCopy.saveLine}
              </WishButton>
            )}
            {line.tint && tester !== null && (
              <TesterButton
                tint={testedTint(line.tint)}
                offer={tester}
                wording="add"
                look="quiet"
                size="small"
              />
            )}
          </>
        ) : (
          <FixedQuantity quantity={quantity} />
        )}
      </div>
    </li>
  );
}

function FixedQuantity({ quantity }: { quantity: number }) {
  return (
    <p>
      {cartCopy.quantity}
      {'\u00a0: '}
      {quantity}
    </p>
  );
}

function testedTint(tint: NonNullable<CartLineFragment['tint']>): TestedTint {
  const { customColorExa: hex, code, name, customerColorLabel: label } = tint;
  return { hex, code, name, label };
}
