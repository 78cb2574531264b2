import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { ShelfProductsQuery } from '../../../generated/documents.ts';
import { shelfCopy } from './shelf-copy.ts';
import styles from './lack-badges.module.css';

type Row = Pick<ShelfProductsQuery['shelfProducts']['rows'][number], 'lacks' | 'is_active'>;

export function LackBadges({ lacks, is_active: isActive }: Row) {
  return (
    <span className={styles.badges}>
      <span>{isActive ? shelfCopy.onSale : shelfCopy.hidden}</span>
      {lacks.map((lack) => (
        <Badge key={lack} look={lack === 'prix' ? 'danger' : 'info'}>
          {shelfCopy.lacks[lack]}
        </Badge>
      ))}
    </span>
  );
}
