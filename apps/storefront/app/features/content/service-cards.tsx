import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import { Link } from 'react-router';
import { menuHref } from '../site/menu-href.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './service-cards.module.css';

type Props = { services: readonly MenuEntry[]; mediaUrl: string };

// Services that have a drawn banner; others are reached by the menu.
const drawn = new Set(['/livraison', '/click-and-collect', '/financement', '/collecte-des-dechets']);

/** Delivery, pickup, financing and waste collection, one card each. */
export function ServiceCards({ services, mediaUrl }: Props) {
  const shown = services.filter((service) => drawn.has(menuHref(service.link)));
  return (
    <ul className={styles['cards']}>
      {shown.map((service) => (
        <li key={service.uid}>
          <Link to={menuHref(service.link)} className={styles['card']} prefetch="intent">
            <Picture
              source={`${mediaUrl}banner/services${menuHref(service.link).replace('/', '-')}/800x450.webp`}
              available={['800x450']}
              alt=""
            />
            <span>{service.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
