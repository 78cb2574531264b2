import { readPaper } from '../../backend/papers.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { paperCopy } from '../../features/site/papers/copy.ts';
import { PaperPage } from '../../features/site/papers/paper-page.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/quotation-paper-screen.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { paper: await readPaper(context, { kind: 'QUOTATION', number: params.quotationId }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [paperCopy.page(loaderData?.paper.title ?? ''), accountCopy.title],
    noindex: true,
  });
}

export default function QuotationPaperScreen({ loaderData: { paper }, params }: Route.ComponentProps) {
  return (
    <PaperPage
      paper={paper}
      back={{ label: paperCopy.back.quotation, to: paths['customer-quotation'](params.quotationId) }}
    />
  );
}
