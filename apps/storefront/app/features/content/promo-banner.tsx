import { below } from '@nuancier/domain/site/breakpoints.ts';
import { homeCopy } from './copy.ts';
import styles from './promo-banner.module.css';
import { RichText } from './rich-text.tsx';

type Props = { desktop: string | null; mobile: string | null; content: string | null };

/** The promotion of the moment: pictures for desktop and phone from the site's configuration, words from its block. */
export function PromoBanner({ desktop, mobile, content }: Props) {
  if (!desktop && !content) return null;
  return (
    <section className={styles['banner']} aria-label={homeCopy.promoTitle}>
      {desktop ? (
        <picture>
          {mobile ? <source media={below('sm')} srcSet={mobile} /> : null}
          <img src={desktop} alt="" width={1600} height={600} loading="lazy" decoding="async" />
        </picture>
      ) : null}
      {content ? (
        <div className={styles['words']}>
          <p className={styles['title']}>{homeCopy.promoTitle}</p>
          <RichText html={content} bare className={styles['text']} />
        </div>
      ) : null}
    </section>
  );
}
