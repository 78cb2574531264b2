import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import type { CustomerRowFragment } from '../../../generated/documents.ts';
import { customersCopy } from './customers-copy.ts';
import styles from './customer-marks.module.css';

type Mark = CustomerRowFragment['marks'][number];

const LOOKS: Readonly<Record<Mark, BadgeLook>> = {
  ferme: 'danger',
  suspendu: 'warning',
  non_confirme: 'neutral',
  rattachement: 'info',
  prospect: 'neutral',
  en_retard: 'danger',
};

export function CustomerMarks({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <Badge key={mark} look={LOOKS[mark]}>
          {customersCopy.marks[mark]}
        </Badge>
      ))}
    </span>
  );
}
