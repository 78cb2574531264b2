import { Link } from 'react-router';
import type { FrequentArticleFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { paths } from '../../../addresses/paths.ts';
import { frequentCopy as copy } from './frequent-copy.ts';
import { frequentKey } from '../../../actions/orders/frequent-key.ts';
import styles from './frequent-block.module.css';
import head from '../history/latest-orders.module.css';

type Props = { articles: readonly FrequentArticleFragment[] };

/** What one buys most, on the dashboard: the page itself puts it into the cart. */
export function FrequentBlock({ articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className={head.section}>
      <div className={head.head}>
        <h2>{copy.title}</h2>
        <Link to={paths['customer-my-frequent-purchases']()}>{copy.seeAll}</Link>
      </div>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={frequentKey(article)}>
            {article.product_url_key ? (
              <Link to={articlePath({ url_key: article.product_url_key }, article.product_sku, article.tint)}>
                {article.product_name}
              </Link>
            ) : (
              article.product_name
            )}
            <span className={styles.facts}>{copy.refOf(article.product_sku)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
