import { tintLayer } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';
import type { ComponentProps } from 'react';
import { layerUrl } from './layer-url.ts';
import { Picture } from './picture.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'beneath'> & {
  /** `#RRGGBB`; null shows the picture as it is. */
  hex: string | null;
};

/** An article in a tint: one picture lies over every tint, so that another tint shows at once. */
export function TintedPicture({ hex, source, ...shown }: Props) {
  const layer = hex === null ? null : layerUrl(source, tintLayer(hex));
  return hex === null || layer === null ? (
    <Picture source={source} {...shown} />
  ) : (
    <Picture source={layer} beneath={hex} {...shown} />
  );
}
