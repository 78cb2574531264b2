import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type Props = { shape?: 'line' | 'title' | 'block' | 'square'; className?: string };

/** Holds the place of what is coming, at the size it will have. */
export function Skeleton({ shape = 'line', className }: Props) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />;
}
