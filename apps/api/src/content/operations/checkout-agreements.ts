import type { CheckoutAgreement } from '@nuancier/contract/api-types.ts';
import type { ContentContext } from '../content-context.ts';
import { findPage } from '../content.ts';

const GENERAL_CONDITIONS = 'cgv';

/** The page of the general conditions, with the words one agrees to them by. */
export async function checkoutAgreements({
  db,
  site,
}: Pick<ContentContext, 'db' | 'site'>): Promise<CheckoutAgreement[]> {
  const page = await findPage(db, GENERAL_CONDITIONS);
  if (page === undefined) return [];
  return [
    {
      agreement_id: 1,
      name: page.title ?? '',
      content: page.content ?? '',
      content_height: null,
      checkbox_text: site.settings.cgv_message,
      is_html: true,
      mode: 'MANUAL',
    },
  ];
}
