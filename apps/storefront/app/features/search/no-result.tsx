import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import { Form, Link } from 'react-router';
import { categoryPath, paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { frameCopy } from '../site/frame-copy.ts';
import { menuHref } from '../site/menu/menu-href.ts';
import { searchCopy } from './copy.ts';
import styles from './no-result.module.css';

type Nearest = { uid: string; name: string | null } & Parameters<typeof categoryPath>[0];

type Props = { term: string; nearest: readonly Nearest[]; universes: readonly MenuEntry[] };

/** Nothing found, and every way on: other words, the universes, people. */
export function NoResult({ term, nearest, universes }: Props) {
  return (
    <>
      <p className={styles.text}>{term ? searchCopy.noResultText(term) : searchCopy.noTermText}</p>
      <Form action={paths.search()} className={styles.form} role="search" aria-label={searchCopy.searchAgain}>
        <TextInput
          type="search"
          name="q"
          defaultValue={term}
          aria-label={searchCopy.searchAgain}
          placeholder={frameCopy.searchPlaceholder}
          maxLength={120}
        />
        <Button type="submit">{frameCopy.search}</Button>
      </Form>
      <div className={styles.ways}>
        <section>
          <h2 className={styles.title}>{searchCopy.tips}</h2>
          <ul className={styles.tips}>
            <li>{searchCopy.tipWords}</li>
            <li>{searchCopy.tipReference}</li>
            <li>{searchCopy.tipContact}</li>
          </ul>
          <div className={styles.people}>
            <ButtonLink to={paths.contact()} look="secondary">
              {searchCopy.contact}
            </ButtonLink>
            <ButtonLink to={paths.stores()} look="secondary">
              {searchCopy.stores}
            </ButtonLink>
          </div>
        </section>
        <section>
          {nearest.length > 0 && (
            <>
              <h2 className={styles.title}>{searchCopy.nearest}</h2>
              <ul className={styles.universes}>
                {nearest.map((category) => (
                  <li key={category.uid}>
                    <Link to={categoryPath(category)} className={styles.universe}>
                      {category.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2 className={styles.title}>{searchCopy.browse}</h2>
          <ul className={styles.universes}>
            {universes.map((universe) => (
              <li key={universe.uid}>
                <Link to={menuHref(universe.link)} className={styles.universe}>
                  {universe.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
