import { below } from '@nuancier/domain/site/breakpoints.ts';
import { Link } from 'react-router';
import { homeCopy } from './copy.ts';
import styles from './promo-banner.module.css';
import { RichText } from './rich-text.tsx';
import type { RunningOffers } from './running-offers.ts';

type Props = {
  desktop: string | null;
  mobile: string | null;
  content: string | null;
  /** Reductions for this viewer; null when loading failed. */
  offers: RunningOffers | null;
  /** Link to all of them, for viewers who get it. */
  all: string | null;
};

/** Pictures from the site's configuration, words from its block, figures from the viewer's prices. */
export function PromoBanner({ desktop, mobile, content, offers, all }: Props) {
  if ((!desktop && !content) || offers?.count === 0) return null;
  return (
    <section className={styles.banner} aria-label={homeCopy.promoTitle}>
      {desktop ? (
        <picture>
          {mobile ? <source media={below('sm')} srcSet={mobile} /> : null}
          <img src={desktop} alt="" width={1600} height={600} loading="lazy" decoding="async" />
        </picture>
      ) : null}
      <div className={styles.words}>
        <p className={styles.title}>{homeCopy.promoTitle}</p>
        {content ? <RichText html={content} bare className={styles.text} /> : null}
        {offers && (
          <>
            <p>
              {all ? (
                <Link to={all}>{homeCopy.promoCount(offers.count)}</Link>
              ) : (
                homeCopy.promoCount(offers.count)
              )}
            </p>
            <ul className={styles.offers}>
              {offers.universes.map(({ name, count, to }) => (
                <li key={to}>
                  <Link to={to}>{homeCopy.promoIn(name, count)}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
