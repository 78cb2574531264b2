import { uiCopy } from '@nuancier/ui/pieces/copy.ts';
import { Skeleton } from '@nuancier/ui/pieces/waiting/skeleton.tsx';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import styles from './panel-skeleton.module.css';

export function PanelSkeleton() {
  return (
    <output aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{uiCopy.loading}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </output>
  );
}
