import type { ReactNode } from 'react';
import { CONTENT_PLACE } from './content-place.ts';

/** The body of a page: the skip link's target. Its width is the layout's business. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={CONTENT_PLACE} tabIndex={-1}>
      {children}
    </main>
  );
}
