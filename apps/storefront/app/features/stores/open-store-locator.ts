import type { PanelProps } from '../../panel-names.ts';
import { openPanel } from '../../panel-store.ts';

/** Another shop has other prices: with something in the cart, one is asked first. */
export function openStoreLocator(cartCount: number, place: PanelProps['store']['place']): void {
  openPanel(cartCount > 0 ? 'change-shop-confirmation' : 'store', { place });
}
