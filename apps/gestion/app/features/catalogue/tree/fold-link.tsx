import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { shelfCopy } from '../shelf-copy.ts';
import { treeAddress } from './branches.ts';
import type { TreeView } from './branches.ts';
import styles from './fold-link.module.css';

const { category: copy } = shelfCopy;

type Props = { of: { id: number; name: string }; inside: number; view: TreeView };

/** Opens and closes a rayon by its address, so that it needs no script and a colleague sees the same rows. */
export function FoldLink({ of: { id, name }, inside, view }: Props) {
  const isOpen = view.open.includes(id);
  const open = isOpen ? view.open.filter((other) => other !== id) : [...view.open, id];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Link
      to={{ search: treeAddress({ ...view, open }) }}
      aria-expanded={isOpen}
      preventScrollReset
      className={styles.fold}
    >
      <Chevron aria-hidden="true" size={18} />
      {copy.inside(inside)}
      <VisuallyHidden>{copy.insideOf(name)}</VisuallyHidden>
    </Link>
  );
}
