import { readPaper } from '../../backend/pages/papers.server.ts';
import { paperCopy } from '../../features/site/papers/copy.ts';
import { paperMeta } from '../../features/customers/account/paper-meta.ts';
import { PaperPage } from '../../features/site/papers/paper-page.tsx';
import { paths } from '../../addresses/paths.ts';
import type { Route } from './+types/quotation-paper-screen.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { paper: await readPaper(context, { kind: 'QUOTATION', number: params.quotationId }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return paperMeta(matches, paperCopy.page(loaderData?.paper.title ?? ''));
}

export default function QuotationPaperScreen({ loaderData: { paper }, params }: Route.ComponentProps) {
  return (
    <PaperPage
      paper={paper}
      back={{ label: paperCopy.back.quotation, to: paths['customer-quotation'](params.quotationId) }}
    />
  );
}
