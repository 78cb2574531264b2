import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { QuotationArticlesQuery } from '../../../generated/documents.ts';
import styles from './lines-form.module.css';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { quotationCopy } from './quotation-copy.ts';

const { article: copy } = quotationCopy;

export type ArticleField = 'article' | 'quantite' | 'teinte' | 'prix';

type Props = {
  article: QuotationArticlesQuery['quotationArticles']['rows'][number];
  actKey: string;
  answer: FormAnswer<ArticleField> | undefined;
};

/** An article that was found, and what it needs to become a line. */
export function ArticleChoice({ article, actKey, answer }: Props) {
  const { sku, name, customer_ht_cents: own, is_tintable: isTintable, base } = article;
  return (
    <Card className={styles.form}>
      <div>
        <strong>{name}</strong>
        <p>
          {[
            base,
            quotationCopy.reference(sku),
            own === null ? copy.unsold : copy.own(formatAmount(own / 100)),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </div>
      {own !== null && (
        <OfficeForm noValidate className={classNames(searchRow.fields, styles.fields)}>
          <input type="hidden" name="cle" value={actKey} />
          <input type="hidden" name="article" value={sku} />
          <TextField
            name="quantite"
            label={copy.quantity}
            inputMode="numeric"
            defaultValue="1"
            answer={answer}
          />
          {isTintable && (
            <TextField name="teinte" label={copy.tint} hint={copy.tintHint} optional answer={answer} />
          )}
          <TextField
            name="prix"
            label={copy.price}
            hint={copy.priceHint}
            inputMode="decimal"
            optional
            answer={answer}
          />
          <Button type="submit" aria-label={copy.add(name)}>
            {copy.addShort}
          </Button>
        </OfficeForm>
      )}
    </Card>
  );
}
