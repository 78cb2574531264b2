// Every panel of the shop: name -> what it needs to open. A new one is a line here and a line in the panel host.
import type { Menu } from '@nuancier/domain/site/menu.ts';
import type { SiteChoice } from '@nuancier/domain/site/site-choices.ts';

export type PanelProps = {
  menu: { menu: Menu; signedIn: boolean; choices: readonly SiteChoice[] };
  /** `checkout` names it after the point of sale that will prepare the order. */
  store: { place: 'shop' | 'checkout' };
};

export type PanelName = keyof PanelProps;

export type OpenPanel<Among extends PanelName = PanelName> = {
  [Name in Among]: readonly [name: Name, props: PanelProps[Name]];
}[Among];
