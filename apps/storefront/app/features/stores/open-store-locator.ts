import type { PanelProps } from '../../panel-state/panel-names.ts';
import { openPanel } from '../../panel-state/panel-store.ts';
import type { FrameData } from '../../backend/frame/frame-data.ts';

type Held = Pick<FrameData, 'cartCount' | 'currentShop'>;

/** Another shop has other prices: with something in the cart, one is asked first. The first shop changes none. */
export function openStoreLocator(
  { cartCount, currentShop }: Held,
  place: PanelProps['store']['place'],
): void {
  openPanel(cartCount > 0 && currentShop !== null ? 'change-shop-confirmation' : 'store', { place });
}
