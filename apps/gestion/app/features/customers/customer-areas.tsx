import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import type { Area } from './areas-of.ts';
import { customersCopy as copy } from './customers-copy.ts';
import styles from './customer-areas.module.css';

const PLACES: Readonly<Record<Area, { to: string; label: string }>> = {
  customers: { to: paths.customers(), label: copy.title },
  linkRequests: { to: paths.linkRequests(), label: copy.linkRequests },
  messages: { to: paths.messages(), label: copy.messages },
  reviews: { to: paths.reviews(), label: copy.reviews },
};

/** Where customers wait for somebody, as far as one may look. */
export function CustomerAreas({ areas, current }: { areas: readonly Area[]; current: Area }) {
  if (areas.length < 2) return null;
  return (
    <nav aria-label={copy.areasLabel}>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <li key={area}>
            <Link to={PLACES[area].to} aria-current={area === current ? 'page' : undefined}>
              {PLACES[area].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
