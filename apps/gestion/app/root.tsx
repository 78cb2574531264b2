import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { LinksFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { LiveRegion } from '@nuancier/ui/pieces/announcing/live-region.tsx';
import { PageChange } from '@nuancier/ui/pieces/announcing/page-change.tsx';
import { FirstFault } from '@nuancier/ui/pieces/form/first-fault.tsx';
import { Notices } from '@nuancier/ui/pieces/notices/notices.tsx';
import { themeCode } from '@nuancier/ui/theme/theme-code.ts';
import { themes } from '@nuancier/ui/theme/theme.ts';
import themeSheet from '@nuancier/ui/theme/theme.css?url';
import { pageContext } from './backend/request-context.server.ts';
import { ErrorPage } from './features/office/error-page.tsx';
import type { Route } from './+types/root';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: themeSheet }];

export function loader({ context }: Route.LoaderArgs) {
  return { theme: context.get(pageContext).theme };
}

/** Whoever writes may have changed the theme: it is worn at once. Others get it with the next page they open. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET';

export function Layout({ children }: { children: ReactNode }) {
  const code = themeCode(useRouteLoaderData<typeof loader>('root')?.theme);
  const theme = themes[code];
  return (
    <html lang="fr" data-theme={code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={theme.themeColor} />
        {theme.fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/png" href={theme.favicon} />
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

export default function Root() {
  return (
    <>
      <Notices place="head" />
      <Outlet />
      <FirstFault />
    </>
  );
}

/** Only when the frame itself fails to load: the layouts show errors inside their own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
