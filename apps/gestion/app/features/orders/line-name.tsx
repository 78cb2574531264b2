import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { unbrokenMeasures } from '@nuancier/domain/unbroken-measures.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { orderCopy as copy } from './order-copy.ts';
import styles from './line-name.module.css';

type Line = Pick<OrderAtTheDeskFragment['lines'][number], 'sku' | 'ean' | 'name' | 'is_withheld' | 'tint'>;

/** What to take from the shelf, and what to make of it. */
export function LineName({ line }: { line: Line }) {
  const { tint } = line;
  return (
    <span className={styles.line}>
      <span>{unbrokenMeasures(line.name)}</span>
      <small>
        {isFreeReference(line.sku) ? copy.free : [line.sku, line.ean].filter(Boolean).join(' · ')}
      </small>
      {line.is_withheld && <Badge look="warning">{copy.withheld}</Badge>}
      {tint && (
        <span className={styles.tint}>
          <span className={styles.swatch} style={{ background: tint.hex }} aria-hidden="true" />
          <span>
            <strong>{[tint.code, tint.name, tint.label].filter(Boolean).join(' · ') || tint.hex}</strong>
            <br />
            {copy.formula(tint.formula_code, tint.base)}
          </span>
        </span>
      )}
    </span>
  );
}
