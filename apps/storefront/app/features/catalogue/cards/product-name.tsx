import styles from './product-name.module.css';

type Props = { brand: string | null; name: string | null };

/** Merchants begin a name with its brand: shown on a line of its own instead of twice. */
export function ProductName({ brand, name }: Props) {
  const whole = name ?? '';
  const rest = brand && whole.startsWith(`${brand} `) ? whole.slice(brand.length) : ` ${whole}`;
  return (
    <>
      {brand && <span className={styles.brand}>{brand}</span>}
      {rest}
    </>
  );
}
