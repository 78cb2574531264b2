import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import { Form } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { homeCopy } from './copy.ts';
import styles from './home-hero.module.css';
import { RichText } from './rich-text.tsx';

/** Without what its editors wrote, the page is headed by the shop's name. */
type Props = { content: string | null; shopName: string; picture: string };

/** The first thing seen: what the shop is, and the search that most visitors come for. */
export function HomeHero({ content, shopName, picture }: Props) {
  return (
    <section className={styles['hero']}>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          {content === null ? (
            <div className={styles['title']}>
              <h1>{shopName}</h1>
            </div>
          ) : (
            <RichText html={content} bare className={styles['title']} />
          )}
          <Form action={paths.search()} method="get" role="search" className={styles['search']}>
            <label htmlFor="home-search">{homeCopy.searchLabel}</label>
            <div className={styles['field']}>
              <input
                id="home-search"
                name="q"
                type="search"
                placeholder={homeCopy.searchPlaceholder}
                required
                autoComplete="off"
              />
              <Button type="submit" aria-label={homeCopy.searchSubmit}>
                <Search aria-hidden size={20} />
                <span>{homeCopy.searchSubmit}</span>
              </Button>
            </div>
          </Form>
          <div className={styles['actions']}>
            <ButtonLink to={paths.stores()} look="secondary" size="small">
              <Store aria-hidden size={18} />
              {homeCopy.findStore}
            </ButtonLink>
            <ButtonLink to={paths['customer-acces-espace-pro']()} look="quiet" size="small">
              {homeCopy.proAccess}
            </ButtonLink>
          </div>
        </div>
        <div className={styles['picture']}>
          <Picture source={picture} available={['780x780']} alt="" eager />
        </div>
      </div>
    </section>
  );
}
