import type { ReactNode } from 'react';

/** The body of a page: the skip link's target. Its width is the layout's business. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id="contenu" tabIndex={-1}>
      {children}
    </main>
  );
}
