import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { SubstituteArticlesQuery } from '../../../../generated/documents.ts';
import { substitutesCopy } from './substitutes-copy.ts';
import styles from './substitute-articles.module.css';

const { articles: copy } = substitutesCopy;

type Props = {
  articles: SubstituteArticlesQuery['substituteArticles'];
  /** what was searched; none: what replaces the article */
  words: string;
  store: string;
  isPreparing: boolean;
};

/** One press shows the proposal of each; nothing leaves by it. */
export function SubstituteArticles({ articles, words, store, isPreparing }: Props) {
  if (articles.length === 0) return words === '' ? null : <p>{copy.none(words)}</p>;
  const to = (sku: string) =>
    `?${new URLSearchParams({ ...(isPreparing ? { depuis: 'preparation' } : {}), article: sku })}`;
  return (
    <section>
      <h2>{words === '' ? copy.replacing : copy.found(words)}</h2>
      <ul className={styles.articles}>
        {articles.map(({ sku, name, stock }) => (
          <li key={sku} className={styles.article}>
            <span>
              <strong>{name}</strong> {copy.facts(sku, stock, store)}
            </span>
            <ButtonLink to={to(sku)} look="secondary" aria-label={copy.look(name)}>
              {copy.lookShort}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
