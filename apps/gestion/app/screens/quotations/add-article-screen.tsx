import { randomUUID } from 'node:crypto';
import { Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { AddQuotationArticleDocument, QuotationArticlesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { countWords } from '../../features/office/words/count-words.ts';
import { ArticleChoice } from '../../features/quotations/article-choice.tsx';
import type { ArticleField } from '../../features/quotations/article-choice.tsx';
import { quotationCopy } from '../../features/quotations/quotation-copy.ts';
import { readCents, readCount } from '../../features/office/read-figures.ts';
import { quotationOf } from './quotation-of.server.ts';
import styles from './quotation-screen.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/add-article-screen';

const { article: copy } = quotationCopy;

const TINT_REFUSALS = new Set<string | null>(['TINT_UNKNOWN', 'TINT_NOT_MADE']);

export async function loader({ request, params: { number }, context }: Route.LoaderArgs) {
  const { may } = await quotationOf(context, number);
  if (!may.includes('changeQuotation')) throw redirect(paths.quotation(number));
  const address = new URL(request.url).searchParams;
  const query = address.get('q')?.trim() ?? '';
  const page = readCount(address.get('page') ?? '') ?? 1;
  const { quotationArticles } = await context
    .get(backendContext)
    .ask(QuotationArticlesDocument, { number, query, page });
  return { number, query, page, found: quotationArticles, actKey: randomUUID() };
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
  if ('refusal' in asked && asked.refusal.key === 'TINT_WRONG_BASE')
    return notAccepted<ArticleField>({ values, faults: { teinte: copy.tooLight }, refusal: null });
  // Said under its field, which then has the focus, and not in a box far above it.
  if ('refusal' in asked && TINT_REFUSALS.has(asked.refusal.key))
    return notAccepted<ArticleField>({ values, faults: { teinte: asked.refusal.message }, refusal: null });
  if ('refusal' in asked) return notAccepted<ArticleField>({ values, faults: {}, refusal: asked.refusal });
  const words = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  throw redirect(`${paths.quotation(number)}?${new URLSearchParams({ fait: 'ajoutee', q: words })}`);
}

function pageOf(query: string, page: number): string {
  return `?${new URLSearchParams({ q: query, page: String(page) })}`;
}

export default function AddArticleScreen({
  loaderData: { number, query, page, found, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <Page>
      <ListTitle
        of={copy.title(number)}
        asked={[typedWords(query)]}
        found={
          query === ''
            ? ''
            : foundWords('articles', { count: found.total, more: found.more }, copy.none(query))
        }
      />
      <div className={styles.quotation}>
        <Link to={paths.quotation(number)} className={styles.link}>
          {quotationCopy.backToQuotation}
        </Link>
        <h1>{copy.title(number)}</h1>
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <Form method="get" role="search" className={searchRow.search}>
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={query} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
        </Form>
        {query !== '' && found.total === 0 && (
          <EmptyState title={copy.none(query)}>
            <p>{copy.noneNext}</p>
          </EmptyState>
        )}
        {found.total > 0 && (
          <>
            <h2>{copy.results(countWords(found.total, found.more), found.total)}</h2>
            {found.more && <p>{copy.narrower}</p>}
            <ul className={styles.choices}>
              {found.rows.map((article) => (
                <li key={article.sku}>
                  <ArticleChoice
                    article={article}
                    actKey={actKey}
                    answer={actionData?.values.article === article.sku ? actionData : undefined}
                  />
                </li>
              ))}
            </ul>
            <nav aria-label={copy.pages} className={styles.pages}>
              {page > 1 && (
                <Link to={pageOf(query, page - 1)} className={styles.link}>
                  {copy.previous}
                </Link>
              )}
              {found.has_next && (
                <Link to={pageOf(query, page + 1)} className={styles.link}>
                  {copy.next}
                </Link>
              )}
            </nav>
          </>
        )}
      </div>
    </Page>
  );
}
