import { DocumentsPageDocument } from '../../../generated/documents.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { chartProse } from '../../features/catalogue/product/chart/chart-prose.ts';
import { documentsCopy } from '../../features/catalogue/product/documents/documents-copy.ts';
import {
  FoundDocuments,
  foundDocumentsWords,
} from '../../features/catalogue/product/documents/found-documents.tsx';
import styles from '../../features/catalogue/product/documents/found-documents.module.css';
import { LongText } from '../../features/content/long-text.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import type { Route } from './+types/documents-screen.ts';

const LONGEST_TERM = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_TERM);
  const { products, cmsPage } = await context
    .get(backendContext)
    .query(DocumentsPageDocument, { term, asked: term !== '' }, { mayFail: ['cmsPage'] });
  const origin = context.get(pageContext).origin;
  return { term, products: products ?? null, page: cmsPage, canonical: origin + paths.documents() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [
      ...(loaderData?.term ? [documentsCopy.asked(loaderData.term)] : []),
      loaderData?.page?.meta_title ?? documentsCopy.page,
    ],
    description: loaderData?.page?.meta_description ?? documentsCopy.description,
    canonical: loaderData?.canonical,
  });
}

export default function DocumentsScreen({ loaderData: { term, products, page } }: Route.ComponentProps) {
  useAnnouncedResult(foundDocumentsWords({ term, products }));
  const { title, before } = chartProse(page?.content ?? '');
  return (
    <Page>
      <Breadcrumbs items={[{ label: documentsCopy.page }]} />
      <h1>{title ?? documentsCopy.page}</h1>
      <Form method="get" action={paths.documents()} role="search" className={styles.form}>
        <Field label={documentsCopy.search} hint={documentsCopy.hint}>
          {(control) => (
            <TextInput
              {...control}
              key={term}
              type="search"
              name="q"
              defaultValue={term}
              maxLength={LONGEST_TERM}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit">{documentsCopy.find}</Button>
      </Form>
      {term !== '' && <FoundDocuments term={term} products={products} />}
      <LongText html={before} />
    </Page>
  );
}
