import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import type { OpenPanel, PanelName, PanelProps } from '../panel-names.ts';

type Panels = { [Name in PanelName]: ComponentType<PanelProps[Name]> };

const panels: Panels = {
  login: lazy(() => import('./login-panel.tsx')),
  password: lazy(() => import('./password-panel.tsx')),
  'account-information': lazy(() => import('./account-information-panel.tsx')),
  approval: lazy(() => import('./approval-panel.tsx')),
  pending: lazy(() => import('./pending-panel.tsx')),
  'order-reject': lazy(() => import('./order-reject-panel.tsx')),
  'delete-sub-account': lazy(() => import('./delete-sub-account-panel.tsx')),
  siret: lazy(() => import('./siret-panel.tsx')),
  'client-code': lazy(() => import('./client-code-panel.tsx')),
  menu: lazy(() => import('./menu-panel.tsx')),
  store: lazy(() => import('./store-panel.tsx')),
  'change-shop-confirmation': lazy(() => import('./change-shop-confirmation-panel.tsx')),
  'quantity-calculator': lazy(() => import('./quantity-calculator-panel.tsx')),
  'paint-calculation-info': lazy(() => import('./paint-calculation-info-panel.tsx')),
  colour: lazy(() => import('./colour-panel.tsx')),
  'colour-chart': lazy(() => import('./colour-chart-panel.tsx')),
  filter: lazy(() => import('./filter-panel.tsx')),
  contact: lazy(() => import('./contact-panel.tsx')),
  newsletter: lazy(() => import('./newsletter-panel.tsx')),
  cart: lazy(() => import('./cart-panel.tsx')),
  'add-to-cart': lazy(() => import('./add-to-cart-panel.tsx')),
  wishlist: lazy(() => import('./wishlist-panel.tsx')),
  'add-to-wishlist': lazy(() => import('./add-to-wishlist-panel.tsx')),
  'create-wishlist': lazy(() => import('./create-wishlist-panel.tsx')),
  'rename-wishlist': lazy(() => import('./rename-wishlist-panel.tsx')),
  'shipping-address': lazy(() => import('./shipping-address-panel.tsx')),
  sort: lazy(() => import('./sort-panel.tsx')),
};

/** The code of each panel comes when it is first opened. */
export default function DrawnPanel<Name extends PanelName>({
  open: [name, props],
}: {
  open: OpenPanel<Name>;
}) {
  return createElement(panels[name], props);
}
