import type { ReactNode } from 'react';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import styles from './added-article-view.module.css';
import type { AddedArticle } from '../../../actions/cart/cart-answer.ts';
import { cartCopy } from '../copy.ts';
import { TintPatch } from '../lines/tint-patch.tsx';

/** What has just been put into the cart, as it will be prepared. */
export function AddedArticleView({ added }: { added: AddedArticle }) {
  const { name, sku, quantity, type, color, tint, conditioning, picture, total } = added;
  const isPaint = type === 'Peintures pro';
  return (
    <div className={styles.added}>
      {picture && (
        <TintedPicture
          source={picture}
          hex={tint?.hex ?? null}
          alt=""
          available={['100x100']}
          className={styles.picture}
          eager
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.reference}>{cartCopy.reference(sku)}</p>
        <dl className={styles.facts}>
          {isPaint && color && <Fact label={cartCopy.colour}>{color}</Fact>}
          {type === 'RMS' && color && <Fact label={cartCopy.model}>{color}</Fact>}
          {tint && (
            <Fact label={cartCopy.tint}>
              <TintPatch {...tint} />
            </Fact>
          )}
          {isPaint && conditioning && <Fact label={cartCopy.conditioning}>{conditioning}</Fact>}
          <Fact label={cartCopy.quantity}>{quantity}</Fact>
          {total && (
            <Fact label={cartCopy.total}>
              <strong>{total}</strong>
            </Fact>
          )}
        </dl>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
