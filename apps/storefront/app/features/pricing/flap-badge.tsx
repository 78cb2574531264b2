import type { Flap } from '@nuancier/domain/pricing/flap-label.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { pricingCopy } from './copy.ts';
import styles from './flap-badge.module.css';

type Props = {
  flap: Flap;
  /** The site words its own sell-off label. */
  destockLabel?: string | null | undefined;
};

export function FlapBadge({ flap: { kind, percent }, destockLabel }: Props) {
  const label = kind === 'destock' ? destockLabel || pricingCopy.flaps.destock : pricingCopy.flaps[kind];
  return (
    <span className={classNames(styles.flap, styles[kind])}>
      {label}
      {percent !== null && ` ${pricingCopy.percentOff(percent)}`}
    </span>
  );
}
