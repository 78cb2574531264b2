import Palette from 'lucide-react/icons/palette';
import { catalogueCopy } from '../copy.ts';
import type { CardProduct } from './card-product.ts';
import { choiceFact } from './product-facts.ts';
import { ColourSwatch } from '../product/colour-swatch.tsx';

/** The colour that the search has chosen, or between how many one may choose. */
export function CardChoice({ product, className }: { product: CardProduct; className: string | undefined }) {
  const { meant, tintable } = product;
  if (meant?.tint)
    return (
      <p className={className}>
        <ColourSwatch hex={meant.tint.hex} inline />
        {catalogueCopy.inTint(meant.tint)}
      </p>
    );
  const words =
    meant?.chosen_color ??
    [choiceFact(product), tintable && catalogueCopy.tintable].filter(Boolean).join(' · ');
  return words === '' ? null : (
    <p className={className}>
      <Palette aria-hidden="true" size={16} />
      {words}
    </p>
  );
}
