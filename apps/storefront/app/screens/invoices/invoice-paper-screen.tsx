import { notFound } from '../../backend/not-found.server.ts';
import { readPaper } from '../../backend/pages/papers.server.ts';
import { paperCopy } from '../../features/site/papers/copy.ts';
import { paperMeta } from '../../features/customers/account/paper-meta.ts';
import { PaperPage } from '../../features/site/papers/paper-page.tsx';
import { invoiceTypeOf, paths } from '../../addresses/paths.ts';
import type { Route } from './+types/invoice-paper-screen.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = invoiceTypeOf(params.type);
  if (kind === null) throw notFound('Page not found');
  return { paper: await readPaper(context, { kind, number: params.number }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return paperMeta(matches, loaderData?.paper.title ?? '');
}

export default function InvoicePaperScreen({ loaderData: { paper } }: Route.ComponentProps) {
  return (
    <PaperPage paper={paper} back={{ label: paperCopy.back.invoices, to: paths['customer-my-invoices']() }} />
  );
}
