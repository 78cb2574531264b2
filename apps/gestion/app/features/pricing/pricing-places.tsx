import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import styles from '../office/tabs.module.css';
import { pricingCopy as copy } from './pricing-copy.ts';

const PLACES = [
  { place: 'campaigns', to: paths.campaigns() },
  { place: 'coupons', to: paths.coupons() },
  { place: 'simulator', to: paths.simulator() },
] as const;

export type PricingPlace = (typeof PLACES)[number]['place'];

export function PricingPlaces({ current }: { current: PricingPlace }) {
  return (
    <nav aria-label={copy.placesLabel}>
      <ul className={styles.tabs}>
        {PLACES.map(({ place, to }) => (
          <li key={place}>
            <Link to={to} aria-current={place === current ? 'page' : undefined}>
              {copy.places[place]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
