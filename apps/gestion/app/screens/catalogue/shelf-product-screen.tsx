import { data, Link, redirect } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import {
  LinkProductDocument,
  ShelfProductDocument,
  WriteProductDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { LackBadges } from '../../features/catalogue/lack-badges.tsx';
import { ProductArticles } from '../../features/catalogue/product-articles.tsx';
import { ProductLinksForm } from '../../features/catalogue/product-links-form.tsx';
import { ProductTextsForm } from '../../features/catalogue/product-texts-form.tsx';
import { doneWords, shelfCopy } from '../../features/catalogue/shelf-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './catalogue-screens.module.css';
import type { Route } from './+types/shelf-product-screen';

const { product: copy } = shelfCopy;

export async function loader({ request, params: { sku }, context }: Route.LoaderArgs) {
  const { shelfProduct } = await context.get(backendContext).ask(ShelfProductDocument, { sku });
  if (shelfProduct === null) throw data(null, { status: 404 });
  return { product: shelfProduct, done: doneWords(new URL(request.url).searchParams) };
}

type Intent = 'textes' | 'liens';

export async function action({ request, params: { sku }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = formText(form, 'intent');
  if (intent !== 'textes' && intent !== 'liens') throw data(null, { status: 400 });
  const { ask } = context.get(backendContext);
  const asked = await orRefusal<unknown>(
    intent === 'textes' ? writeTexts(ask, sku, form) : writeLinks(ask, sku, form),
  );
  if ('refusal' in asked) {
    const typed = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return notAccepted({ values: Object.fromEntries(typed), faults: {}, refusal: asked.refusal });
  }
  throw redirect(`${paths.shelfProduct(sku)}?fait=${intent}`);
}

function writeTexts(ask: Backend['ask'], sku: string, form: FormData) {
  const isOn = (name: string) => formText(form, name) === 'on';
  const input = {
    is_active: isOn('actif'),
    is_new: isOn('nouveau'),
    flag_promo: isOn('promo'),
    short_description: formText(form, 'resume'),
    description: formText(form, 'description'),
    meta_title: formText(form, 'meta_titre'),
    meta_description: formText(form, 'meta_description'),
  };
  return ask(WriteProductDocument, { sku, read: formText(form, 'lu'), input });
}

function writeLinks(ask: Backend['ask'], sku: string, form: FormData) {
  const list = (name: string) =>
    formText(form, name)
      .split(/[\s,;]+/)
      .filter((one) => one !== '');
  const input = {
    related: list('related'),
    upsell: list('upsell'),
    crosssell: list('crosssell'),
    replacement: formText(form, 'remplace_par') || null,
  };
  return ask(LinkProductDocument, { sku, read: formText(form, 'lu'), input });
}

export default function ShelfProductScreen({
  loaderData: { product, done },
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
        <LackBadges {...product} />
        <a href={product.url} className={styles.row}>
          {copy.toShop}
        </a>
        <DoneNote text={done} />
        <FormRefusal title={shelfCopy.refused} refusal={actionData?.refusal} />
        <h2>{copy.articles}</h2>
        <ProductArticles articles={product.articles} />
        {product.may_write && (
          <>
            <h2>{copy.texts}</h2>
            <p>{copy.textsSay}</p>
            <ProductTextsForm key={`t${product.read}`} product={product} answer={answerOf('textes')} />
            <h2>{copy.links}</h2>
            <p>{copy.linksSay}</p>
            <ProductLinksForm key={`l${product.read}`} product={product} answer={answerOf('liens')} />
          </>
        )}
      </div>
    </Page>
  );
}
