import type { MediaGalleryEntry } from '@nuancier/contract/api-types.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import { productGallery } from './product-details.ts';
import type { ViewPlace } from './view-place.ts';

const MAIN = ['image', 'small_image', 'thumbnail', 'swatch_image'];

/** Magento's older form of the gallery. */
export function galleryEntries(place: ViewPlace): MediaGalleryEntry[] {
  return productGallery(place).map(({ url, label = null, position = null, disabled = null }, at) => ({
    id: position,
    uid: magentoUid(`media/${url ?? ''}`),
    media_type: 'image',
    label,
    position,
    disabled,
    types: at === 0 ? MAIN : [],
    file: url ?? null,
    video_content: null,
  }));
}
