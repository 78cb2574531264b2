import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { LinksFunction } from 'react-router';
import { LayoutDocument } from '../generated/documents.ts';
import type { Route } from './+types/root.ts';
import { approvalMessage } from './backend/frame/approval-message.server.ts';
import { cartBadge } from './backend/frame/cart-badge.server.ts';
import { frameOf } from './backend/frame/frame.server.ts';
import { identifyVisitor } from './backend/entry/identify-visitor.server.ts';
import { noLoop } from './backend/pages/no-loop.server.ts';
import { noWayBeforeOpening } from './backend/pages/no-way-before-opening.server.ts';
import { pageUrl } from './backend/pages/page-url.server.ts';
import {
  backendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from './backend/request-context.server.ts';
import { dropCookie } from './backend/session.server.ts';
import { shopQuestion, shopTokenHeaders } from './backend/shop-token.server.ts';
import { ErrorPage } from './features/site/errors/error-page.tsx';
import type { FrameData } from './backend/frame/frame-data.ts';
import { paths } from './addresses/paths.ts';
import themeSheet from '@nuancier/ui/theme/theme.css?url';
import { themeCode } from '@nuancier/ui/theme/theme-code.ts';
import { themes } from '@nuancier/ui/theme/theme.ts';
import { FormMarkContext } from '@nuancier/ui/pieces/form/form-mark-context.ts';
import { PageChange } from '@nuancier/ui/pieces/announcing/page-change.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { LiveRegion } from '@nuancier/ui/pieces/announcing/live-region.tsx';

const Afterwards = lazy(async () => ({ default: (await import('./layouts/afterwards.tsx')).Afterwards }));

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: themeSheet }];

/** Who asks is known before anything is loaded. */
export const middleware: Route.MiddlewareFunction[] = [noWayBeforeOpening, noLoop, identifyVisitor];

/** Menu, site and viewer: one operation for the frame of every page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const atHome = pageUrl(request).pathname === paths.home();
  const page = context.get(pageContext);
  const [layout, badge, message] = await Promise.all([
    context.get(backendContext).query(LayoutDocument, shopQuestion(session), {
      // Without the site's settings a page has no logo and no name, but is shown.
      mayFail: ['storeConfig', 'availableStores', 'currency', 'cmsBlocks', 'categoryList', 'getCurrentShop'],
    }),
    cartBadge(context),
    approvalMessage(context),
  ]);
  const viewer = context.get(viewerContext);
  const frame: FrameData = frameOf({
    layout,
    viewer,
    session,
    page,
    cartCount: badge.count,
    message,
    atHome,
  });
  const headers = shopTokenHeaders(layout, session, page);
  for (const cookie of badge.cookies) headers.append('set-cookie', cookie);
  // Shown now, also for data requests: cleared, so that they are not shown again.
  const shown = [
    ...(session.message === null ? [] : (['vsf-message'] as const)),
    // Home keeps asking, also after the choice of cookies; another page ends it.
    ...(session.askedPage === null || atHome ? [] : (['nuancier-asked-page'] as const)),
  ];
  for (const name of shown) headers.append('set-cookie', dropCookie(name, { secure: page.secureCookies }));
  return data(frame, { headers });
}

type Move = { formMethod?: string; currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };

/**
 * The frame is asked again after something was written, however many redirects follow (only the first still knows the
 * form), and at home, where a session that has ended is led to. Other choices on the same page leave it as it is.
 */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Move): boolean {
  if (formMethod !== undefined && formMethod !== 'GET') return true;
  const isOtherPage = currentUrl.pathname !== nextUrl.pathname;
  return defaultShouldRevalidate && (isOtherPage || nextUrl.pathname === paths.home());
}

export function Layout({ children }: { children: ReactNode }) {
  const code = themeCode(useRouteLoaderData<typeof loader>('root')?.theme);
  const theme = themes[code];
  return (
    <html lang="fr" data-theme={code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={theme.themeColor} />
        {theme.fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/png" href={theme.favicon} />
        <link rel="apple-touch-icon" href={theme.touchIcon} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <LiveRegion />
        <PageChange />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { mark, sessionHours } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  return (
    <FormMarkContext value={mark}>
      <Outlet />
      {hydrated && (
        <Suspense>
          <Afterwards sessionHours={sessionHours} />
        </Suspense>
      )}
    </FormMarkContext>
  );
}

/** Only when the frame itself fails to load: layouts show the error page inside their own header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
