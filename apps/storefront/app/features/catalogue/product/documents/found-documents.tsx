import { Link } from 'react-router';
import type { DocumentsPageQuery } from '../../../../../generated/documents.ts';
import { paths } from '../../../../addresses/paths.ts';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { documentsCopy } from './documents-copy.ts';
import styles from './found-documents.module.css';
import { ProductDocuments } from './product-documents.tsx';

type Props = { term: string; products: DocumentsPageQuery['products'] };

/** What a search has come to, in a sentence. */
export function foundDocumentsWords({ term, products }: Props): string {
  const total = products?.total_count ?? 0;
  if (term === '') return '';
  return total === 0 ? documentsCopy.none(term) : documentsCopy.found(total, term);
}

/** Each product that was found with its sheets. */
export function FoundDocuments({ term, products }: Props) {
  const items = (products?.items ?? []).flatMap((item) => (item ? [item] : []));
  const total = products?.total_count ?? items.length;
  if (items.length === 0)
    return <EmptyState title={documentsCopy.none(term)}>{documentsCopy.noneHelp}</EmptyState>;
  return (
    <section className={styles.found}>
      <p>
        {documentsCopy.found(total, term)}
        {total > items.length && <> {documentsCopy.first(items.length)}</>}
      </p>
      <ul className={styles.products}>
        {items.map(({ uid, name, sku, url_key, feature }) => (
          <li key={uid} className={styles.product}>
            <p className={styles.name}>
              <Link to={paths.product(url_key ?? '')}>{name}</Link>
              <span className={styles.sku}>{documentsCopy.reference(sku ?? '')}</span>
            </p>
            <ProductDocuments
              documents={feature?.documents ?? []}
              slug={url_key ?? ''}
              product={name ?? ''}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
