import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { OfficeForm } from '../../office/forms/office-form.tsx';
import { shelfCopy } from '../shelf-copy.ts';
import { neighbours } from './neighbours.ts';
import styles from './tree-moves.module.css';

const { category: copy } = shelfCopy;

type Row = { id: number; parent: number | null; name: string; tree_read: string };

/** One place up or down among its sisters. */
export function TreeMoves({ tree, row }: { tree: readonly Row[]; row: Row }) {
  const { up, down } = neighbours(tree, row.id);
  return (
    <OfficeForm className={styles.moves} preventScrollReset>
      <input type="hidden" name="rayon" value={row.id} />
      <input type="hidden" name="lu" value={row.tree_read} />
      {up !== undefined && (
        <Button type="submit" look="secondary" name="intent" value="up" aria-label={copy.upOf(row.name)}>
          <ArrowUp aria-hidden="true" size={18} />
        </Button>
      )}
      {down !== undefined && (
        <Button type="submit" look="secondary" name="intent" value="down" aria-label={copy.downOf(row.name)}>
          <ArrowDown aria-hidden="true" size={18} />
        </Button>
      )}
    </OfficeForm>
  );
}
