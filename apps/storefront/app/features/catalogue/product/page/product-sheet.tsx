import type { ProductFactsFragment } from '../../../../../generated/documents.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { LongText } from '../../../content/long-text.tsx';
import { productCopy } from '../copy.ts';
import { IndoorAirLabel } from '../documents/indoor-air-label.tsx';
import { ownDescription } from './own-description.ts';
import { ProductDocuments } from '../documents/product-documents.tsx';
import styles from './product-view.module.css';
import { TechnicalTable } from '../documents/technical-table.tsx';
import type { TechnicalAttribute } from '../documents/technical-table.tsx';

type Props = {
  slug: string;
  description: string;
  feature: ProductFactsFragment | null;
  attributes: readonly TechnicalAttribute[];
};

/** Uses, legal mentions, documents and figures. */
export function ProductSheet({ slug, description, feature, attributes }: Props) {
  const voc = feature && vocText(feature);
  const hasAside = Boolean(voc || feature?.indoor_air_class || feature?.documents.length);
  return (
    <>
      <div className={hasAside ? styles.sheet : undefined}>
        <section className={styles.part}>
          <h2>{productCopy.description}</h2>
          <LongText
            html={ownDescription(description, {
              strongPoints: Boolean(feature?.strong_points.length),
              voc: Boolean(voc),
            })}
          />
        </section>
        {hasAside && (
          <div className={styles.part}>
            {feature && feature.documents.length > 0 && (
              <section className={styles.part}>
                <h2>{productCopy.documents}</h2>
                <ProductDocuments documents={feature.documents} slug={slug} />
              </section>
            )}
            {feature?.indoor_air_class && <IndoorAirLabel airClass={feature.indoor_air_class} />}
            {voc && <p className={styles.small}>{voc}</p>}
          </div>
        )}
      </div>
      {attributes.length > 0 && (
        <section className={styles.part}>
          <h2>{productCopy.features}</h2>
          <TechnicalTable attributes={attributes} />
        </section>
      )}
    </>
  );
}

function vocText({
  voc_category,
  voc_limit_grams_per_litre,
  voc_grams_per_litre,
}: ProductFactsFragment): string | null {
  if (voc_category === null || voc_limit_grams_per_litre === null || voc_grams_per_litre === null)
    return null;
  return productCopy.voc(
    voc_category,
    formatNumber(voc_limit_grams_per_litre),
    formatNumber(voc_grams_per_litre),
  );
}
