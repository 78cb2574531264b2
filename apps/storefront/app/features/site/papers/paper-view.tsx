import Download from 'lucide-react/icons/download';
import type { ShownPaperFragment } from '../../../../generated/documents.ts';
import { paperCopy } from './copy.ts';
import { PaperBlocks } from './paper-blocks.tsx';
import type { SheetPath } from './paper-blocks.tsx';
import styles from './paper.module.css';

type Props = { paper: ShownPaperFragment; title: string; sheetPath?: SheetPath };

/** What the PDF prints, word for word, as a page that can be read, searched, enlarged and printed. */
export function PaperView({ paper, title, sheetPath }: Props) {
  const { pdf } = paper;
  return (
    <article className={styles.paper}>
      <h1>{title}</h1>
      <p className={styles.subtitle}>{paper.subtitle}</p>
      <p data-print="no">
        <a href={pdf.url} download type="application/pdf" className={styles.file}>
          <Download aria-hidden="true" size={18} />
          {paperCopy.download(pdf)}
        </a>
      </p>
      <PaperBlocks blocks={paper.blocks} sheetPath={sheetPath} />
      <p className={styles.footer}>{paper.footer}</p>
    </article>
  );
}
