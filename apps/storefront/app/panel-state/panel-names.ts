// Every panel of the shop: name -> what it needs to open. A new one is a line here and a line in the panel host.
import type { ListingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import type { Facet } from '@nuancier/domain/search/listing/listing-facets.ts';
import type {
  CalculatorFacts,
  JobDraft,
} from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import type { Menu } from '@nuancier/domain/site/menu.ts';
import type { SiteChoice } from '@nuancier/domain/site/site-choices.ts';
import type { OwnLimitsFragment } from '../../generated/documents.ts';
import type { AddedArticle } from '../actions/cart/cart-answer.ts';
import type { Wish } from '../actions/wishlists/wish.ts';
import type { ListName } from '../actions/wishlists/wishlist-answer.ts';

export type PanelProps = {
  /** `back`: the page that was asked for, where it is not the one shown. */
  login: { back?: string };
  password: Record<string, never>;
  /** What the shop knows of the signed-in customer. */
  'account-information': { limits: OwnLimitsFragment | null };
  /** Before a cart is handed to the head of the company: `why` it has to be. */
  /** `form`: of the page, whose numbers go with the request. */
  approval: { why: string; form: string | undefined };
  /** A cart that waits for approval cannot be changed. */
  pending: Record<string, never>;
  'order-reject': { orderId: string; version: number };
  /** Before an account is closed. */
  'delete-sub-account': { id: string; name: string };
  /** The first step of a registration; `back`: the page to come back to when it is done. */
  siret: { back: string | null };
  'client-code': { back: string | null };
  menu: { menu: Menu; signedIn: boolean; choices: readonly SiteChoice[] };
  /** `checkout` names it after the point of sale that will prepare the order. */
  store: { place: 'shop' | 'checkout' };
  /** Before the locator, when there is a cart to price anew. */
  'change-shop-confirmation': { place: 'shop' | 'checkout' };
  /** `draft`: what was typed before, when one comes back to it. */
  'quantity-calculator': { facts: CalculatorFacts; draft?: JobDraft };
  'paint-calculation-info': { calculator: PanelProps['quantity-calculator'] };
  'colour-chart': Record<string, never>;
  /** State of the listing when the panel opens. */
  filter: {
    path: string;
    choice: ListingChoice;
    facets: readonly Facet[];
    total: number;
    canViewPrice: boolean;
    taxLabel: string;
  };
  /** `motif`: the reason chosen in advance. */
  contact: { motif?: string };
  newsletter: Record<string, never>;
  cart: Record<string, never>;
  /** What has just been put into the cart. */
  'add-to-cart': { added: AddedArticle; others?: readonly AddedArticle[] };
  /** The favourites at a glance. */
  wishlist: Record<string, never>;
  /** Of a product its best article, or the article chosen. */
  'add-to-wishlist': { name: string } & ({ product: string } | { wish: Wish });
  /** `shares`: with the people of the viewer's company, too. */
  'create-wishlist': { shares: boolean };
  'rename-wishlist': { list: ListName };
  /** One of the account's addresses, or a new one, for the delivery of the cart. */
  'shipping-address': Record<string, never>;
  sort: { path: string; choice: ListingChoice; canViewPrice: boolean };
};

export type PanelName = keyof PanelProps;

export type OpenPanel<Among extends PanelName = PanelName> = {
  [Name in Among]: readonly [name: Name, props: PanelProps[Name]];
}[Among];
