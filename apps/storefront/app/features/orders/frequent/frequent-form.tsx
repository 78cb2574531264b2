import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { FrequentArticleFragment } from '../../../../generated/documents.ts';
import { formatDate, formatNumber } from '@nuancier/ui/text/format.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { EnterButton } from '@nuancier/ui/pieces/buttons/enter-button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { quantityName } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { Conditioned } from '../../pricing/conditioned.tsx';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState, PageConditions } from '../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { frequentCopy as copy } from './frequent-copy.ts';
import styles from './frequent-form.module.css';
import { frequentKey } from '../../../actions/orders/frequent-key.ts';
import { FrequentPrice } from './frequent-price.tsx';
import { ViewerStock } from '../../stock/viewer-stock.tsx';

/** The Enter key in a number, where no script says in which. */
export const BY_ENTER = 'enter';

export type FrequentAnswer = {
  added: number;
  refusal: FormRefused | null;
  /** Typed quantities and ticked articles at the time of the refusal. */
  typed: Readonly<Record<string, string>>;
  ticked: readonly string[];
};

type Props = {
  articles: readonly FrequentArticleFragment[];
  conditions: PageConditions;
  view: PriceView;
  answer: FrequentAnswer | undefined;
  pending: boolean;
};

const title = { text: copy.refused, key: copy.refused };

/** Each article by its own button, or all that are ticked at once. */
export function FrequentForm({ articles, conditions, view, answer, pending }: Props) {
  useRefusedForm(answer, title);
  useAnnouncedAnswer(answer, answer && answer.added > 0 ? copy.added(answer.added) : null);
  return (
    <Form method="post">
      <EnterButton intent={BY_ENTER} label={copy.addChosen} />
      <FormRefusal title={title} refusal={answer?.refusal} />
      <div>
        {answer && answer.added > 0 && (
          <p className={styles.added}>
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
          { label: view.canViewPrice ? copy.price : copy.stock },
          { label: copy.cart, figures: true },
        ]}
        rows={articles.map((article) => ({
          key: frequentKey(article),
          cells: [
            <Article
              key="article"
              article={article}
              ticked={answer?.ticked.includes(frequentKey(article)) ?? false}
            />,
            formatNumber(article.order_count),
            copy.lastOn(formatDate(new Date(article.last_ordered_at)), formatNumber(article.last_quantity)),
            <div key="offer">
              <Conditioned conditions={conditions}>
                {(state) => (
                  <>
                    {view.canViewPrice && (
                      <FrequentPrice sku={article.product_sku} view={view} state={state} />
                    )}
                    <FrequentStock sku={article.product_sku} quantity={article.last_quantity} state={state} />
                  </>
                )}
              </Conditioned>
            </div>,
            <div key="add" className={styles.add}>
              <TextInput
                name={quantityName(frequentKey(article))}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                defaultValue={answer?.typed[frequentKey(article)] ?? article.last_quantity}
                aria-label={copy.quantityOf(article.product_name)}
                onKeyDown={pressBeside}
                className={styles.count}
              />
              <Button
                type="submit"
                name="add"
                value={frequentKey(article)}
                size="small"
                look="secondary"
                aria-disabled={pending}
                aria-label={copy.addOf(article.product_name)}
              >
                {copy.add}
              </Button>
            </div>,
          ],
        }))}
      />
      <p className={styles.chosen}>
        <Button type="submit" aria-disabled={pending}>
          {copy.addChosen}
        </Button>
      </p>
    </Form>
  );
}

/** The Enter key in a number adds that article. */
function pressBeside(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector('button')?.click();
}

function Article({ article, ticked }: { article: FrequentArticleFragment; ticked: boolean }) {
  const { product_name: name, product_url_key: slug } = article;
  return (
    <div className={styles.article}>
      <input
        type="checkbox"
        name="article"
        value={frequentKey(article)}
        defaultChecked={ticked}
        className={styles.box}
        aria-label={copy.choose(name)}
      />
      <div>
        {slug ? (
          <Link to={articlePath({ url_key: slug }, article.product_sku, article.tint)}>{name}</Link>
        ) : (
          name
        )}
        <span className={styles.facts}>{copy.refOf(article.product_sku)}</span>
      </div>
    </div>
  );
}

type StockProps = { sku: string; quantity: number; state: ConditionsState };

/** Whether the viewer's store has as many as were ordered last. */
function FrequentStock({ sku, quantity, state }: StockProps) {
  if (state.kind !== 'known') return null;
  const condition = conditionOf(state, sku);
  return condition && <ViewerStock stock={condition.stocks[0]} quantity={quantity} />;
}
