import styles from './facet-swatch.module.css';

/** A dot of the family's colour before its name; hatched for what has none. */
export function FacetSwatch({ family }: { family: string }) {
  return <span aria-hidden="true" className={styles.swatch} data-family={family} />;
}
