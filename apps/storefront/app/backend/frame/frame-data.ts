// What the frame around every page is drawn from. The root loader answers it.
import type { DeviceClass } from '@nuancier/domain/site/device-class.ts';
import type { LayoutQuery } from '../../../generated/documents.ts';
import type { FrameViewer } from '../frame-viewer.ts';
import type { Consent } from '@nuancier/ui/pieces/browser/schedule-page-view.ts';
import type { FlashMessage } from '../flash-copy.ts';

/** Status message of a sub-account's approval request. */
export type ApprovalMessage = {
  type: 'requested' | 'approved' | 'approved_with_changes' | 'rejected';
  content: string;
};

export type NamedShop = { code: string; name: string };

export type FrameData = {
  layout: LayoutQuery;
  theme: string;
  /** Of a demo: the line that says so, and the link to its accounts. */
  demo: { label: string; says: string; accounts: string; address: string } | null;
  viewer: FrameViewer;
  /** Account the page's forms are shown to; null when unknown. */
  mark: string | null;
  cartCount: number;
  /** `own`: the customer's, while this one counts for one purchase. */
  currentShop: (NamedShop & { own: NamedShop | null }) | null;
  /** The help phone, as dialled, read aloud and shown: the chosen store's, else the seller's. */
  help: { phone: string; who: string; shown: string } | null;
  /** The law's word about the site, as every page says it. */
  accessibility: string;
  consent: Consent;
  flashes: readonly FlashMessage[];
  /** Where signing in leads: the page that was asked for without having signed in. */
  askedPage: string | null;
  /** After how long without a request the viewer's session ends; null for those whose does not. */
  sessionHours: number | null;
  deviceClass: DeviceClass;
  message?: ApprovalMessage | null;
  /** The page answers a form that was sent without script and not accepted. */
  refused?: string;
};
