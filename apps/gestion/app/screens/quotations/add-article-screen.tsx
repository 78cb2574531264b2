import { randomUUID } from 'node:crypto';
import { Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { AddQuotationArticleDocument, QuotationArticlesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { ArticleChoice } from '../../features/quotations/article-choice.tsx';
import type { ArticleField } from '../../features/quotations/article-choice.tsx';
import { quotationCopy } from '../../features/quotations/quotation-copy.ts';
import { readCents, readCount } from '../../features/office/read-figures.ts';
import { quotationOf } from './quotation-of.server.ts';
import styles from './quotation-screen.module.css';
import type { Route } from './+types/add-article-screen';

const { article: copy } = quotationCopy;

export async function loader({ request, params: { number }, context }: Route.LoaderArgs) {
  const { may } = await quotationOf(context, number);
  if (!may.includes('changeQuotation')) throw redirect(paths.quotation(number));
  const query = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  const { quotationArticles } = await context
    .get(backendContext)
    .ask(QuotationArticlesDocument, { number, query });
  return { number, query, articles: quotationArticles, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = {
    article: formText(form, 'article'),
    quantite: formText(form, 'quantite'),
    teinte: formText(form, 'teinte'),
    prix: formText(form, 'prix'),
  };
  const quantity = readCount(values.quantite);
  const unit = values.prix === '' ? null : readCents(values.prix);
  const isBadPrice = values.prix !== '' && unit === null;
  if (quantity === null || isBadPrice)
    return notAccepted<ArticleField>({
      values,
      faults: {
        ...(quantity === null ? { quantite: copy.badQuantity } : {}),
        ...(isBadPrice ? { prix: copy.badPrice } : {}),
      },
      refusal: null,
    });
  // A line is added to whatever is there: what somebody else wrote meanwhile stays.
  const { revision } = await quotationOf(context, number);
  const line = { sku: values.article, quantity, tintCode: values.teinte || null, unit };
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        AddQuotationArticleDocument,
        { number, revision, ...line },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  // Said under its field, which then has the focus, and not in a box far above it.
  if ('refusal' in asked && asked.refusal.key === 'TINT_UNKNOWN')
    return notAccepted<ArticleField>({ values, faults: { teinte: asked.refusal.message }, refusal: null });
  if ('refusal' in asked) return notAccepted<ArticleField>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.quotation(number)}?fait=ajoutee`);
}

export default function AddArticleScreen({
  loaderData: { number, query, articles, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.title(number)} – ${officeCopy.name}`}</title>
      <div className={styles.quotation}>
        <Link to={paths.quotation(number)} className={styles.link}>
          {quotationCopy.backToQuotation}
        </Link>
        <h1>{copy.title(number)}</h1>
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <Form method="get" role="search" className={styles.fields}>
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={query} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
        </Form>
        {query !== '' && articles.length === 0 && (
          <EmptyState title={copy.none(query)}>
            <p>{copy.noneNext}</p>
          </EmptyState>
        )}
        {articles.length > 0 && (
          <>
            <h2>{copy.results}</h2>
            <ul className={styles.choices}>
              {articles.map((article) => (
                <li key={article.sku}>
                  <ArticleChoice
                    article={article}
                    actKey={actKey}
                    answer={actionData?.values.article === article.sku ? actionData : undefined}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Page>
  );
}
