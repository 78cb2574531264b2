import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { paths } from '../../../../addresses/paths.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { productCopy } from '../copy.ts';
import styles from './product-documents.module.css';

type Props = {
  documents: readonly { kind: string; label: string; url: string }[];
  /** The product's own word in addresses. */
  slug: string;
  /** Included in each link where a page shows several products. */
  product?: string;
};

/** Each as a page, with its PDF beside. */
export function ProductDocuments({ documents, slug, product }: Props) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ kind, label, url }) => {
        const name = productCopy.documentKinds[kind] ?? label;
        return (
          <li key={url} className={styles.document}>
            <FileText aria-hidden="true" size={22} />
            <Link to={paths['product-sheet'](slug, kind === 'FDS' ? 'FDS' : 'FT')} className={styles.page}>
              {name}
              {product && <VisuallyHidden>{productCopy.ofProduct(product)}</VisuallyHidden>}
            </Link>
            <a href={url} className={styles.file} type="application/pdf" download>
              {productCopy.pdf}
              <VisuallyHidden>{productCopy.ofDocument(name, product)}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
