import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { ShownPaperFragment } from '../../../../generated/documents.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { PaperView } from './paper-view.tsx';
import styles from './paper.module.css';

type Props = { paper: ShownPaperFragment; back: { label: string; to: string } };

/** A customer's paper, and the way back to where it is listed. */
export function PaperPage({ paper, back }: Props) {
  return (
    <Page>
      <Link to={back.to} className={styles.back} data-print="no">
        <ArrowLeft aria-hidden="true" size={18} />
        {back.label}
      </Link>
      <PaperView paper={paper} title={paper.title} />
    </Page>
  );
}
