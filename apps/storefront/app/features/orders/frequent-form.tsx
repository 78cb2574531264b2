import { Link } from 'react-router';
import type { FrequentArticleFragment } from '../../../generated/documents.ts';
import { formatDate, formatNumber } from '../../format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CardTable } from '../../ui/card-table.tsx';
import { Form } from '../../ui/form.tsx';
import type { FormRefused } from '../customers/form-answer.ts';
import { FormRefusal } from '../customers/form-refusal.tsx';
import { useRefusedForm } from '../customers/use-refused-form.ts';
import { Conditioned } from '../pricing/conditioned.tsx';
import type { PageConditions } from '../pricing/conditions.ts';
import { orderCopy } from './copy.ts';
import { frequentCopy as copy } from './frequent-copy.ts';
import styles from './frequent-form.module.css';
import { frequentKey } from './frequent-key.ts';
import { FrequentPrice } from './frequent-price.tsx';
import { FrequentStock } from './frequent-stock.tsx';

export type FrequentAnswer = { added: number; refusal: FormRefused | null };

type Props = {
  articles: readonly FrequentArticleFragment[];
  conditions: PageConditions;
  canViewPrice: boolean;
  answer: FrequentAnswer | undefined;
  pending: boolean;
};

const title = { text: copy.refused, key: copy.refused };

/** Each article by its own button, or all that are ticked at once. */
export function FrequentForm({ articles, conditions, canViewPrice, answer, pending }: Props) {
  const place = useRefusedForm(answer, title);
  return (
    <Form ref={place} method="post">
      <FormRefusal title={title} refusal={answer?.refusal} />
      <div role="status">
        {answer && answer.added > 0 && (
          <p className={styles['added']}>
            {copy.added(answer.added)} <Link to={paths.cart()}>{copy.seeCart}</Link>
          </p>
        )}
      </div>
      <CardTable
        caption={copy.title}
        columns={[
          { label: copy.article },
          { label: copy.frequency, figures: true },
          { label: copy.last },
          { label: canViewPrice ? copy.price : copy.stock },
          { label: copy.cart, figures: true },
        ]}
        rows={articles.map((article) => ({
          key: frequentKey(article),
          cells: [
            <Article key="article" article={article} />,
            formatNumber(article.order_count),
            copy.lastOn(formatDate(new Date(article.last_ordered_at)), formatNumber(article.last_quantity)),
            <div key="offer">
              <Conditioned conditions={conditions}>
                {(state) => (
                  <>
                    {canViewPrice && <FrequentPrice sku={article.product_sku} state={state} />}
                    <FrequentStock sku={article.product_sku} quantity={article.last_quantity} state={state} />
                  </>
                )}
              </Conditioned>
            </div>,
            <Button
              key="add"
              type="submit"
              name="add"
              value={frequentKey(article)}
              size="small"
              look="secondary"
              aria-disabled={pending}
              aria-label={copy.addOf(article.product_name, formatNumber(article.last_quantity))}
            >
              {copy.add}
            </Button>,
          ],
        }))}
      />
      <p className={styles['chosen']}>
        <Button type="submit" aria-disabled={pending}>
          {copy.addChosen}
        </Button>
      </p>
    </Form>
  );
}

function Article({ article }: { article: FrequentArticleFragment }) {
  const { product_name: name, product_url_key: slug, tint } = article;
  const facts = [copy.refOf(article.product_sku), article.conditioning, article.color].filter(Boolean);
  return (
    <div className={styles['article']}>
      <input
        type="checkbox"
        name="article"
        value={frequentKey(article)}
        className={styles['box']}
        aria-label={copy.choose(name)}
      />
      <div>
        {slug ? <Link to={paths.product(slug)}>{name}</Link> : name}
        <span className={styles['facts']}>{facts.join(' · ')}</span>
        {tint && (
          <span className={styles['facts']}>
            {orderCopy.tint(tint.customerColorLabel ?? tint.code ?? tint.customColorExa)}
          </span>
        )}
      </div>
    </div>
  );
}
