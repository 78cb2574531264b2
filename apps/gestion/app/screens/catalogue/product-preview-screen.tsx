import { data, Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { formatDate } from '@nuancier/ui/text/format.ts';
import {
  PreviewCustomersDocument,
  ProductPreviewDocument,
  ProductPreviewForDocument,
} from '../../../generated/documents.ts';
import type { PreviewFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { previewCopy as copy } from '../../features/catalogue/preview-copy.ts';
import { PreviewPacks } from '../../features/catalogue/preview-packs.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { lookOf } from '../../features/office/shop-view/look.ts';
import { ShopView } from '../../features/office/shop-view/shop-view.tsx';
import styles from './catalogue-screens.module.css';
import type { Route } from './+types/product-preview-screen';

export async function loader({ request, params: { sku }, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const typed = { customer: address.get('client')?.trim() ?? '', day: address.get('jour')?.trim() ?? '' };
  const { ask } = context.get(backendContext);
  // The product and what one may ask for stand there, whatever was typed.
  const { productPreview: standing } = await ask(ProductPreviewDocument, { sku });
  if (standing === null) throw data(null, { status: 404 });
  const day = typed.day || null;
  const { customer } = typed;
  const found = await orBadSearch(
    customer !== '' && standing.may_name_customers
      ? ask(ProductPreviewForDocument, { sku, customer, day }).then((answer) => answer.productPreviewFor)
      : ask(ProductPreviewDocument, { sku, day }).then((answer) => answer.productPreview),
  );
  const look = lookOf(address, context.get(pageContext).theme);
  if ('done' in found) return { standing, typed, look, seen: found.done, told: null, people: [] };
  const isSearch = customer !== '' && standing.may_search_customers;
  const people = isSearch
    ? (await ask(PreviewCustomersDocument, { query: customer })).shopCustomers.rows.filter(
        ({ email }) => email !== null,
      )
    : [];
  return { standing, typed, look, seen: null, told: people.length > 0 ? null : found.told, people };
}

export default function ProductPreviewScreen({
  loaderData: { standing, typed, look, seen, told, people },
}: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.title}, ${standing.name} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.shelfProduct(standing.sku)} className={styles.row}>
          {copy.back}
        </Link>
        <h1>{`${copy.title}\u00A0: ${standing.name}`}</h1>
        <p>{copy.says}</p>
        {told !== null && <FormRefusal title={copy.refused} refusal={{ message: told, key: 'PREVIEW' }} />}
        <Form id="client" method="get" className={styles.form}>
          {standing.may_name_customers && (
            <Field
              label={copy.customer}
              hint={`${standing.may_search_customers ? copy.searchHint : copy.exactHint} ${copy.noted}`}
              optional
            >
              {(control) => (
                <TextInput {...control} name="client" defaultValue={typed.customer} autoComplete="off" />
              )}
            </Field>
          )}
          <Field label={copy.day} hint={copy.dayHint} optional>
            {(control) => <TextInput {...control} type="date" name="jour" defaultValue={typed.day} />}
          </Field>
          <Button type="submit">{copy.show}</Button>
        </Form>
        {people.length > 0 && (
          <section className={styles.screen}>
            <h2>{copy.choose}</h2>
            <ul>
              {people.map(({ id, name, company, client_code: code, email }) => (
                <li key={id}>
                  <Link
                    to={paths.productPreview(standing.sku, { client: email ?? '', jour: typed.day })}
                    className={styles.row}
                  >
                    {[name, company, code, email].filter(Boolean).join(' · ')}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {seen !== null && <Seen seen={seen} />}
        {seen?.is_seen === true && (
          <section className={styles.screen}>
            <h2>{copy.page}</h2>
            {seen.day === standing.day ? (
              <ShopView
                title={copy.pageOf(standing.name, seen.customer ?? copy.visitor)}
                page={paths.shelfProductView(standing.sku)}
                asked={seen.customer === null ? {} : { client: typed.customer }}
                look={look}
              />
            ) : (
              <>
                <p>{copy.notToday(dayWords(seen.day))}</p>
                <Link
                  to={paths.productPreview(standing.sku, { client: typed.customer })}
                  className={styles.row}
                >
                  {copy.today}
                </Link>
              </>
            )}
          </section>
        )}
      </div>
    </Page>
  );
}

function Seen({ seen }: { seen: PreviewFactsFragment }) {
  const who = seen.customer ?? copy.visitor;
  const day = dayWords(seen.day);
  return (
    <section className={styles.screen}>
      <h2>{seen.is_seen ? copy.seen(who, day) : copy.notSeen(who, day)}</h2>
      {seen.hindrances.length > 0 && (
        <>
          <h3>{copy.why}</h3>
          <ul>
            {seen.hindrances.map((hindrance) => (
              <li key={hindrance}>
                {copy.hindrances[hindrance](dayWords(seen.visible_from), dayWords(seen.visible_until))}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{seen.store === null ? copy.noStore : copy.store(seen.store)}</p>
      <PreviewPacks packs={seen.packs} />
    </section>
  );
}

function dayWords(day: string | null): string {
  return day === null ? '' : formatDate(new Date(`${day}T12:00:00Z`));
}
