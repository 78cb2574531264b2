import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { substituteOf } from './is-replaceable.ts';
import { substitutesCopy as copy } from './substitutes-copy.ts';
import styles from './order-substitutes.module.css';

type Props = {
  order: Pick<OrderAtTheDeskFragment, 'substitutes'>;
  line: Pick<OrderAtTheDeskFragment['lines'][number], 'position' | 'sku'>;
};

/** How far the last proposal about a line is; on a line that is itself a substitute, what it stands for. */
export function LineSubstitute({ order, line }: Props) {
  const one = substituteOf(order, line);
  if (one === undefined) return null;
  return (
    <span className={styles.line}>
      <Badge look={one.state === 'proposed' ? 'warning' : 'neutral'}>{copy.states[one.state]}</Badge>
      <small>
        {one.state === 'accepted' ? copy.standsFor(one.instead_name) : copy.asked(one.quantity, one.name)}
      </small>
    </span>
  );
}
