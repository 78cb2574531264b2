import type { EntityUrl } from '@nuancier/contract/api-types.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import { categoryAddress } from '../categories/category-address.ts';
import { destination } from './destination.ts';
import type { Destination, DestinationParts } from './destination.ts';

export async function urlResolver(parts: DestinationParts, url: string): Promise<EntityUrl | null> {
  const found = await destination(parts, url);
  return found === undefined ? null : { ...entityUrl(found, parts.site), redirectCode: found.redirectCode };
}

function entityUrl(found: Destination, { settings }: DestinationParts['site']): EntityUrl {
  switch (found.kind) {
    case 'category':
      return entry(
        'CATEGORY',
        found.category.id ?? null,
        found.category.uid,
        categoryAddress(found.category, settings),
      );
    case 'product':
      return entry('PRODUCT', found.product.id ?? null, found.product.uid, found.url);
    case 'page':
      // Content pages have no number.
      return entry('CMS_PAGE', null, magentoUid(found.page.identifier ?? ''), found.page.relative_url ?? '');
  }
}

function entry(type: EntityUrl['type'], id: number | null, uid: string, relativeUrl: string): EntityUrl {
  return {
    id,
    entity_uid: uid,
    canonical_url: relativeUrl,
    relative_url: relativeUrl,
    redirectCode: 0,
    type: type ?? null,
  };
}
