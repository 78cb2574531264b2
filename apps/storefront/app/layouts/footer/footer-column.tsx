import { Link } from 'react-router';
import styles from './footer.module.css';

export type FooterLink = { label: string; to: string };

/** `wide`: two columns of its own. `whole`: long names, alone in its row on phones. */
type Props = { title: string; links: readonly FooterLink[]; room?: 'wide' | 'whole' };

export function FooterColumn({ title, links, room }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={room && styles[room]}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
