import type { Facet } from '@nuancier/domain/search/listing/listing-facets.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { catalogueCopy } from '../../copy.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import styles from './facet-fields.module.css';
import { FacetSwatch } from './facet-swatch.tsx';

type Props = { facet: Facet; chosen: readonly string[]; onToggle: (value: string) => void };

/** The options of a filter as boxes to tick, for the panel. */
export function FacetFields({ facet, chosen, onToggle }: Props) {
  return (
    <fieldset className={styles.fields}>
      <legend>
        <VisuallyHidden>{facet.label}</VisuallyHidden>
      </legend>
      {facet.options.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={() => onToggle(option.value)}
          label={
            <span className={styles.label}>
              {facet.code === 'couleur' && <FacetSwatch family={option.value} />}
              {option.label}
              <span className={styles.count} aria-hidden="true">
                {formatNumber(option.count)}
              </span>
              <VisuallyHidden>, {catalogueCopy.productCount(option.count)}</VisuallyHidden>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
