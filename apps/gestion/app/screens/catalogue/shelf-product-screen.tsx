import type { ReactNode } from 'react';
import { data, Link, redirect } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShelfProductDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { AddPicturesForm } from '../../features/catalogue/add-pictures-form.tsx';
import { DaysForm } from '../../features/catalogue/days-form.tsx';
import { LackBadges } from '../../features/catalogue/lack-badges.tsx';
import { picturesCopy, picturesDone } from '../../features/catalogue/pictures-copy.ts';
import { previewCopy } from '../../features/catalogue/preview-copy.ts';
import { ProductArticles } from '../../features/catalogue/product-articles.tsx';
import { ProductLinksForm } from '../../features/catalogue/product-links-form.tsx';
import { ProductPictures } from '../../features/catalogue/product-pictures.tsx';
import { ProductTextsForm } from '../../features/catalogue/product-texts-form.tsx';
import type { ShelfProduct } from '../../features/catalogue/product-texts-form.tsx';
import { doneWords, shelfCopy } from '../../features/catalogue/shelf-copy.ts';
import { atItsField } from '../../features/office/forms/at-its-field.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { factsKey } from '../../features/office/unsaved/facts-key.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { notTakenTitle, refusedPictures } from '../../features/office/refused-pictures.ts';
import { actOnProduct } from './act-on-product.server.ts';
import styles from './catalogue-screens.module.css';
import type { Route } from './+types/shelf-product-screen';

const { product: copy } = shelfCopy;

export async function loader({ request, params: { sku }, context }: Route.LoaderArgs) {
  const { shelfProduct } = await context.get(backendContext).ask(ShelfProductDocument, { sku });
  if (shelfProduct === null) throw data(null, { status: 404 });
  const address = new URL(request.url).searchParams;
  return {
    product: shelfProduct,
    done: { part: address.get('fait'), text: doneWords(address) },
    ofPictures: picturesDone(address),
    notTaken: refusedPictures(address),
  };
}

type Intent = 'jours' | 'textes' | 'liens' | 'photo';

export async function action({ request, params: { sku }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = await orRefusal(actOnProduct(context.get(backendContext), sku, form));
  if ('refusal' in asked) {
    const typed = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return notAccepted<string>({ values: Object.fromEntries(typed), ...atItsField(asked.refusal) });
  }
  const place = asked.done.startsWith('photo') ? 'photos' : asked.done;
  throw redirect(`${paths.shelfProduct(sku)}?fait=${asked.done}#${place}`);
}

export default function ShelfProductScreen({
  loaderData: { product, done, ofPictures, notTaken },
  actionData,
}: Route.ComponentProps) {
  const answerOf = (intent: Intent): FormAnswer | undefined =>
    actionData?.values['intent'] === intent ? actionData : undefined;
  return (
    <Page>
      <title>{`${product.name} – ${officeCopy.name}`}</title>
      <div className={styles.screen}>
        <Link to={paths.shelf()} className={styles.row}>
          {shelfCopy.back}
        </Link>
        <h1>{product.name}</h1>
        <p>{copy.facts(product.sku, product.brand)}</p>
        <p>
          {product.categories.length === 0
            ? copy.notFiled
            : copy.filed(product.categories.map(({ name }) => name).join(', '))}
        </p>
        {!product.is_offered && <p>{copy.notNow}</p>}
        <LackBadges {...product} is_active={product.is_offered} />
        {product.is_offered && (
          <a href={product.url} className={styles.row}>
            {copy.toShop}
          </a>
        )}
        <Link to={paths.productPreview(product.sku)} className={styles.row}>
          {previewCopy.asVisitor}
        </Link>
        {product.may_preview_customers && (
          <Link to={`${paths.productPreview(product.sku)}#client`} className={styles.row}>
            {previewCopy.asCustomer}
          </Link>
        )}
        <FormRefusal title={shelfCopy.refused} refusal={actionData?.refusal} />
        <h2>{copy.articles}</h2>
        <ProductArticles articles={product.articles} />
        <section id="photos" className={styles.screen}>
          <h2>{picturesCopy.title}</h2>
          <p>{picturesCopy.says}</p>
          <OutcomeNote done={ofPictures} />
          <FormRefusal title={notTakenTitle} refusal={notTaken} />
          <ProductPictures key={product.pictures_read} product={product} answer={answerOf('photo')} />
          {product.may_write && (
            <>
              <h3>{picturesCopy.add}</h3>
              <AddPicturesForm product={product} />
            </>
          )}
        </section>
        {product.may_write && (
          <>
            <Part name="textes" title={copy.texts} says={copy.textsSay} done={done}>
              <ProductTextsForm key={textsKey(product)} product={product} answer={answerOf('textes')} />
            </Part>
            <Part name="jours" title={shelfCopy.days.title} says={copy.daysSay} done={done}>
              <DaysForm
                key={factsKey(product.visible_from, product.visible_until)}
                of={product}
                answer={answerOf('jours')}
              />
            </Part>
            <Part name="liens" title={copy.links} says={copy.linksSay} done={done}>
              <ProductLinksForm key={linksKey(product)} product={product} answer={answerOf('liens')} />
            </Part>
          </>
        )}
      </div>
    </Page>
  );
}

const textsKey = (product: ShelfProduct): string =>
  factsKey(
    product.is_active,
    product.is_new,
    product.flag_promo,
    product.short_description,
    product.description,
    product.meta_title,
    product.meta_description,
  );

const linksKey = ({ related, upsell, crosssell, replacement }: ShelfProduct): string =>
  factsKey(related, upsell, crosssell, replacement);

type PartProps = {
  name: Intent;
  title: string;
  says: string;
  done: { part: string | null; text: string | null };
  children: ReactNode;
};

/** What was done is said where it was done: the page is long. */
function Part({ name, title, says, done, children }: PartProps) {
  const text = done.part === name ? done.text : null;
  return (
    <section id={name} className={styles.screen}>
      <h2>{title}</h2>
      <OutcomeNote done={text} leads />
      <p>{says}</p>
      {children}
    </section>
  );
}
