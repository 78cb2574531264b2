import { randomUUID } from 'node:crypto';
import { Link, redirect } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { DiscountForm } from '../../features/quotations/discount-form.tsx';
import { LinesForm } from '../../features/quotations/lines-form.tsx';
import { QuotationActs } from '../../features/quotations/quotation-acts.tsx';
import { quotationCopy as copy } from '../../features/quotations/quotation-copy.ts';
import { QuotationFacts } from '../../features/quotations/quotation-facts.tsx';
import { QuotationLines } from '../../features/quotations/quotation-lines.tsx';
import { QuotationTotals } from '../../features/quotations/quotation-totals.tsx';
import { actedOnQuotation } from './acted-on-quotation.server.ts';
import { quotationOf } from './quotation-of.server.ts';
import styles from './quotation-screen.module.css';
import type { Route } from './+types/quotation-screen';

export async function loader({ request, params: { number }, context }: Route.LoaderArgs) {
  const quotation = await quotationOf(context, number);
  const done = new URL(request.url).searchParams.get('fait') ?? '';
  return {
    quotation,
    actKey: randomUUID(),
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values: Record<string, string> = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const quotation = await quotationOf(context, number);
  const asked = await orRefusal(actedOnQuotation(context.get(backendContext), quotation, form));
  if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
  const { done } = asked;
  if ('faults' in done) return notAccepted({ values, faults: done.faults, refusal: null });
  if ('message' in done)
    return notAccepted({
      values,
      faults: {},
      refusal: { message: done.message, key: 'QUOTATION_FIGURES' },
    });
  throw redirect(`${paths.quotation(done.number)}?fait=${done.done}`);
}

export default function QuotationScreen({
  loaderData: { quotation, actKey, done },
  actionData,
}: Route.ComponentProps) {
  const { number, may, lines, versions, revision } = quotation;
  const mayChange = may.includes('changeQuotation');
  return (
    <Page>
      <title>{`${copy.title(number)} – ${officeCopy.name}`}</title>
      <div className={styles.quotation}>
        <Link to={paths.quotations()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{`${copy.title(number)} · ${quotation.status_label}`}</h1>
        <DoneNote text={done} />
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        {!quotation.is_own && <p>{copy.foreign}</p>}
        {quotation.customer === null && quotation.is_own && <p>{copy.noReader}</p>}
        {quotation.asked_at !== null && mayChange && <p>{copy.asked}</p>}
        <QuotationActs quotation={quotation} actKey={actKey} />
        <QuotationFacts quotation={quotation} />
        <h2>{copy.lines}</h2>
        {mayChange && (
          <div className={styles.acts}>
            <ButtonLink to={paths.quotationArticle(number)} look="secondary">
              {copy.addArticle}
            </ButtonLink>
            <ButtonLink to={paths.quotationFreeLine(number)} look="secondary">
              {copy.addFree}
            </ButtonLink>
          </div>
        )}
        {mayChange ? (
          <LinesForm quotation={quotation} answer={actionData} />
        ) : (
          <QuotationLines lines={lines} />
        )}
        <QuotationTotals {...quotation} />
        {mayChange && lines.some((line) => !line.is_free) && (
          <>
            <h2>{copy.give.title}</h2>
            <DiscountForm revision={revision} limit={quotation.discount_limit} answer={actionData} />
          </>
        )}
        {versions.length > 1 && (
          <>
            <h2>{copy.versions}</h2>
            <ul>
              {versions.map((version) => (
                <li key={version.number}>
                  <Link
                    to={paths.quotation(version.number)}
                    className={styles.link}
                    aria-current={version.number === number ? 'page' : undefined}
                  >
                    {copy.version(version.version, version.status_label)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Page>
  );
}
