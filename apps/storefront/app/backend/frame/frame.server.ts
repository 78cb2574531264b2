import { conformityOf, outsideAudit } from '@nuancier/domain/site/accessibility/conformity.ts';
import type { LayoutQuery } from '../../../generated/documents.ts';
import type { ApprovalMessage, FrameData } from './frame-data.ts';
import { accessibilityMention, demoMention, phoneMention } from './frame-mentions.ts';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import { askedPage } from '../pages/asked-page.server.ts';
import { flashesOf } from '../flashes.server.ts';
import type { Page, Viewer } from '../request-context.server.ts';
import type { Session } from '../session.server.ts';
import { markOf } from '../viewer/viewer-mark.server.ts';

type FrameParts = {
  layout: LayoutQuery;
  viewer: Viewer;
  session: Session;
  page: Page;
  cartCount: number;
  message: ApprovalMessage | null;
  atHome: boolean;
};

/** The data of the frame: what the API says of the site and of the viewer, what the session says of the visit. */
export function frameOf({
  layout,
  viewer,
  session,
  page,
  cartCount,
  message,
  atHome,
}: FrameParts): FrameData {
  return {
    layout,
    theme: page.themeOverride ?? layout.storeConfig?.theme ?? '',
    demo: page.showsDemo ? demoMention : null,
    viewer: viewer.kind === 'unknown' ? { kind: 'signed-out' } : viewer,
    mark: markOf(viewer),
    cartCount,
    message,
    currentShop: currentShopOf(layout),
    help: helpOf(layout),
    accessibility: accessibilityMention[conformityOf(outsideAudit)],
    consent: session.consent,
    flashes: flashesOf(viewer.kind === 'unknown' ? 'account-away' : session.message),
    askedPage: atHome && viewer.kind === 'signed-out' ? askedPage(session.askedPage) : null,
    sessionHours: endlessly(viewer, session)
      ? null
      : (layout.storeConfig?.customer_access_token_lifetime ?? null),
    deviceClass: page.deviceClass,
  };
}

/** No session, or one that is reopened automatically. */
function endlessly(viewer: Viewer, { persistentToken, autoConnectFailed }: Session): boolean {
  if (viewer.kind !== 'signed-in') return true;
  // In a customer's shop it is the representative's.
  return viewer.representative === null && persistentToken !== null && !autoConnectFailed;
}

function currentShopOf({ getCurrentShop: current }: LayoutQuery): FrameData['currentShop'] {
  if (!current?.store) return null;
  const { own_store: own, store } = current;
  return {
    code: store.storeCode,
    name: store.titleLabel,
    own: own ? { code: own.storeCode, name: own.titleLabel } : null,
  };
}

// Worded here, not in the browser: it is data of the page, and no script carries it.
function helpOf({ getCurrentShop: current, storeConfig }: LayoutQuery): FrameData['help'] {
  const store = current?.store?.primaryPhone ? current.store : null;
  const phone = store?.primaryPhone ?? storeConfig?.seller?.phone;
  if (!phone) return null;
  return { phone, who: phoneMention(store?.titleLabel ?? null), shown: formatPhone(phone) };
}
