import { Link } from 'react-router';
import { themes } from '@nuancier/ui/theme/theme.ts';
import { BASE } from '../../../addresses/paths.ts';
import { WIDTHS } from './look.ts';
import type { Look } from './look.ts';
import { shopViewCopy as copy } from './shop-view-copy.ts';
import styles from './shop-view.module.css';

type Props = {
  /** What is looked at, for those who do not see the frame. */
  title: string;
  /** Of the view, beside how it is looked at. */
  page: string;
  asked?: Readonly<Record<string, string>>;
  /** Where in the page. */
  place?: string | null;
  look: Look;
};

/** A page of the shop in a frame as wide as a phone or a desk, made smaller where there is less room. */
export function ShopView({ title, page, asked, place = null, look }: Props) {
  const at = (wanted: Partial<Look>) => `?${new URLSearchParams({ ...asked, ...look, ...wanted })}`;
  return (
    <div className={styles.view}>
      <nav aria-label={copy.themes} className={styles.choices}>
        {Object.entries(themes).map(([code, { label }]) => (
          <Link
            key={code}
            to={at({ theme: code as Look['theme'] })}
            preventScrollReset
            aria-current={code === look.theme ? 'page' : undefined}
            className={styles.choice}
          >
            {label}
          </Link>
        ))}
      </nav>
      <nav aria-label={copy.widths} className={styles.choices}>
        {WIDTHS.map((width) => (
          <Link
            key={width}
            to={at({ largeur: width })}
            preventScrollReset
            aria-current={width === look.largeur ? 'page' : undefined}
            className={styles.choice}
          >
            {copy.width[width]}
          </Link>
        ))}
      </nav>
      <p>{copy.still}</p>
      <div className={look.largeur === 'telephone' ? styles.telephone : styles.ordinateur}>
        <iframe
          key={`${look.theme} ${look.largeur}`}
          title={title}
          src={`${BASE}/vue${page}${at({})}${place === null ? '' : `#${place}`}`}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className={styles.frame}
        />
      </div>
    </div>
  );
}
