import FileText from 'lucide-react/icons/file-text';
import { productCopy } from './copy.ts';
import styles from './product-documents.module.css';

type Props = { documents: readonly { kind: string; label: string; url: string }[] };

export function ProductDocuments({ documents }: Props) {
  return (
    <ul className={styles['documents']}>
      {documents.map(({ kind, label, url }) => (
        <li key={url}>
          <a href={url} className={styles['document']} type="application/pdf">
            <FileText aria-hidden="true" size={22} />
            <span>
              {productCopy.documentKinds[kind] ?? label}
              <span className={styles['format']}> ({productCopy.pdf})</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
