// Another article for what is missing: looked at first (the article stands in the address), sent by a second press.
import { randomUUID } from 'node:crypto';
import { Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import {
  ProposeSubstituteDocument,
  SubstituteArticlesDocument,
  SubstitutePreviewDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import styles from '../../features/office/confirm-page.module.css';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { isReplaceable } from '../../features/orders/substitutes/is-replaceable.ts';
import { SubstituteArticles } from '../../features/orders/substitutes/substitute-articles.tsx';
import { SubstitutePreview } from '../../features/orders/substitutes/substitute-preview.tsx';
import { substitutesCopy } from '../../features/orders/substitutes/substitutes-copy.ts';
import { orderOf } from './order-of.server.ts';
import type { Route } from './+types/substitute-screen';

const { page: copy } = substitutesCopy;
const UNKNOWN = 'SUBSTITUTE_UNKNOWN_ARTICLE';

export async function loader({ request, params: { number, position }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  const line = order.lines.find((one) => String(one.position) === position);
  if (line === undefined || !isReplaceable(order, line)) throw redirect(paths.order(number));
  const typed = articleIn(request);
  const { ask } = context.get(backendContext);
  const of = { number, position: line.position };
  const seen =
    typed === null || typed === ''
      ? null
      : await orRefusal(ask(SubstitutePreviewDocument, { ...of, code: typed }));
  const refusal = seen !== null && 'refusal' in seen ? seen.refusal : null;
  // No reference: then words, as a quotation's articles are sought.
  const areWords = refusal?.key === UNKNOWN;
  const sought =
    seen !== null && !areWords ? null : await ask(SubstituteArticlesDocument, { ...of, query: typed ?? '' });
  return {
    order: { number, storeName: order.store.name },
    name: line.name,
    missing: line.quantity - line.picked,
    typed,
    preview: seen !== null && 'done' in seen ? seen.done.substitutePreview : null,
    told: areWords ? null : (refusal?.message ?? null),
    articles: sought?.substituteArticles ?? null,
    isPreparing: comesFromPreparation(request),
    actKey: randomUUID(),
  };
}

/** What is sent is what was seen: without its mark the page is only shown. */
export async function action({ request, params: { number, position }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [code, read] = [articleIn(request) ?? '', formText(form, 'lu')];
  if (code === '' || read === '')
    throw redirect(paths.substitute(number, Number(position)) + new URL(request.url).search);
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        ProposeSubstituteDocument,
        { number, position: Number(position), code, read },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  const back = comesFromPreparation(request) ? paths.preparation(number) : paths.order(number);
  throw redirect(`${back}?fait=proposee`);
}

function articleIn(request: Request): string | null {
  return new URL(request.url).searchParams.get('article')?.trim() ?? null;
}

/** The picker goes on where it stood. */
function comesFromPreparation(request: Request): boolean {
  return new URL(request.url).searchParams.get('depuis') === 'preparation';
}

export default function SubstituteScreen({ loaderData: seen, actionData }: Route.ComponentProps) {
  const { order, name, missing, typed, preview, told, articles, isPreparing, actKey } = seen;
  const refusal = actionData?.refusal ?? (told === null ? null : { message: told, key: null });
  const faults = typed === '' ? { article: copy.missing } : {};
  return (
    <Page>
      <title>{`${copy.title(order.number)} – ${officeCopy.name}`}</title>
      <Card className={styles.act}>
        <h1>{copy.title(order.number)}</h1>
        <p>{copy.says(missing, name)}</p>
        <FormRefusal title={told === null ? officeCopy.refused : copy.notShown} refusal={refusal} />
        <Form method="get" noValidate className={styles.act} role="search">
          {isPreparing && <input type="hidden" name="depuis" value="preparation" />}
          <TextField
            key={typed}
            name="article"
            label={copy.code}
            autoComplete="off"
            data-scan=""
            defaultValue={typed ?? ''}
            answer={{ values: {}, faults, refusal: null }}
          />
          <Button type="submit" look={preview === null ? 'primary' : 'secondary'}>
            {preview === null ? copy.look : copy.lookAgain}
          </Button>
        </Form>
        {articles !== null && (
          <SubstituteArticles
            articles={articles}
            words={typed ?? ''}
            store={order.storeName}
            isPreparing={isPreparing}
          />
        )}
        {preview !== null && (
          <>
            <SubstitutePreview preview={preview} order={order} insteadName={name} />
            <OfficeForm className={styles.act}>
              <input type="hidden" name="cle" value={actKey} />
              <input type="hidden" name="lu" value={preview.read} />
              <Button type="submit">{preview.mailed_to === null ? copy.confirmByPhone : copy.confirm}</Button>
            </OfficeForm>
          </>
        )}
        <Link
          to={isPreparing ? paths.preparation(order.number) : paths.order(order.number)}
          className={styles.back}
        >
          {isPreparing ? copy.backToPreparation : orderCopy.keep}
        </Link>
      </Card>
    </Page>
  );
}
