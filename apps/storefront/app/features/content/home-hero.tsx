import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import { homeCopy } from './copy.ts';
import styles from './home-hero.module.css';
import { RichText } from './rich-text.tsx';

/** Without what its editors wrote, the page is headed by the shop's name. */
type Props = {
  content: string | null;
  shopName: string;
  /** Where the theme has no room for one, none. */
  picture: string | null;
};

/** Introduces the shop. Without a search field: the header has it. */
export function HomeHero({ content, shopName, picture }: Props) {
  return (
    <section className={styles.hero} data-bare={picture === null || undefined}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {content === null ? (
            <div className={styles.title}>
              <h1>{shopName}</h1>
            </div>
          ) : (
            <RichText html={content} bare className={styles.title} />
          )}
          <div className={styles.actions}>
            <ButtonLink to={paths.catalogue()}>{homeCopy.browse}</ButtonLink>
            <ButtonLink to={paths['customer-acces-espace-pro']()} look="secondary">
              {homeCopy.proAccess}
            </ButtonLink>
          </div>
        </div>
        {picture !== null && (
          <div className={styles.picture}>
            <Picture source={picture} available={['780x780']} alt="" eager />
          </div>
        )}
      </div>
    </section>
  );
}
