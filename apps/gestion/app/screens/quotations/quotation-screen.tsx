import { randomUUID } from 'node:crypto';
import { Link, redirect } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { LinesForm } from '../../features/quotations/lines-form.tsx';
import { QuotationActs } from '../../features/quotations/quotation-acts.tsx';
import { atItsField } from '../../features/quotations/at-its-field.ts';
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
  const address = new URL(request.url).searchParams;
  const done = address.get('fait') ?? '';
  return {
    quotation,
    actKey: randomUUID(),
    /** by which the last article was found */
    words: address.get('q')?.trim() ?? '',
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
  const done = 'done' in asked ? asked.done : null;
  if (done !== null && 'to' in done) throw redirect(done.to);
  // Read again: whoever presses once more has been told what changed meanwhile.
  const { revision } = await quotationOf(context, number);
  const kept = { ...values, revision: String(revision) };
  if ('refusal' in asked) return notAccepted({ values: kept, ...atItsField(asked.refusal, quotation.lines) });
  return notAccepted({ values: kept, faults: done?.faults ?? {}, refusal: null });
}

export default function QuotationScreen({
  loaderData: { quotation, actKey, words, done },
  actionData,
}: Route.ComponentProps) {
  const { number, may, lines, versions } = quotation;
  const mayChange = may.includes('changeQuotation');
  return (
    <Page>
      <title>{`${copy.title(number)} – ${officeCopy.name}`}</title>
      <div className={styles.quotation}>
        <Link to={paths.quotations()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{`${copy.title(number)}\u00A0· ${quotation.status_label}`}</h1>
        <OutcomeNote done={done} leads />
        {mayChange && words !== '' && (
          <Link
            to={`${paths.quotationArticle(number)}?${new URLSearchParams({ q: words })}`}
            className={styles.link}
          >
            {copy.article.another(words)}
          </Link>
        )}
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        {!quotation.is_own && <p>{copy.foreign}</p>}
        {quotation.customer === null && quotation.is_own && <p>{copy.noReader}</p>}
        {quotation.asked_at !== null && mayChange && <p>{copy.asked}</p>}
        <QuotationActs quotation={quotation} actKey={actKey} />
        <QuotationFacts quotation={quotation} />
        <h2>{copy.lines}</h2>
        {mayChange ? (
          <LinesForm quotation={quotation} actKey={actKey} answer={actionData} />
        ) : (
          <>
            <QuotationLines lines={lines} />
            <QuotationTotals {...quotation} />
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
