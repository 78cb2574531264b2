import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import type { OpenPanel, PanelName, PanelProps } from '../panel-state/panel-names.ts';

type Panels = { [Name in PanelName]: ComponentType<PanelProps[Name]> };

const panels: Panels = {
  login: lazy(() => import('./customers/login-panel.tsx')),
  password: lazy(() => import('./customers/password-panel.tsx')),
  'account-information': lazy(() => import('./customers/account-information-panel.tsx')),
  approval: lazy(() => import('./cart/approval-panel.tsx')),
  pending: lazy(() => import('./cart/pending-panel.tsx')),
  'order-reject': lazy(() => import('./cart/order-reject-panel.tsx')),
  'delete-sub-account': lazy(() => import('./customers/delete-sub-account-panel.tsx')),
  siret: lazy(() => import('./customers/siret-panel.tsx')),
  'client-code': lazy(() => import('./customers/client-code-panel.tsx')),
  menu: lazy(() => import('./menu-panel.tsx')),
  store: lazy(() => import('./store-panel.tsx')),
  'change-shop-confirmation': lazy(() => import('./change-shop-confirmation-panel.tsx')),
  'quantity-calculator': lazy(() => import('./catalogue/quantity-calculator-panel.tsx')),
  'paint-calculation-info': lazy(() => import('./catalogue/paint-calculation-info-panel.tsx')),
  'colour-chart': lazy(() => import('./catalogue/colour-chart-panel.tsx')),
  filter: lazy(() => import('./catalogue/filter-panel.tsx')),
  contact: lazy(() => import('./customers/contact-panel.tsx')),
  newsletter: lazy(() => import('./customers/newsletter-panel.tsx')),
  cart: lazy(() => import('./cart/cart-panel.tsx')),
  'add-to-cart': lazy(() => import('./cart/add-to-cart-panel.tsx')),
  wishlist: lazy(() => import('./wishlists/wishlist-panel.tsx')),
  'add-to-wishlist': lazy(() => import('./wishlists/add-to-wishlist-panel.tsx')),
  'create-wishlist': lazy(() => import('./wishlists/create-wishlist-panel.tsx')),
  'rename-wishlist': lazy(() => import('./wishlists/rename-wishlist-panel.tsx')),
  'shipping-address': lazy(() => import('./cart/shipping-address-panel.tsx')),
  sort: lazy(() => import('./catalogue/sort-panel.tsx')),
};

/** The code of each panel comes when it is first opened. */
export default function DrawnPanel<Name extends PanelName>({
  open: [name, props],
}: {
  open: OpenPanel<Name>;
}) {
  return createElement(panels[name], props);
}
