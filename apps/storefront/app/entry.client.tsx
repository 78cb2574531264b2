import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installReloadGuard } from './backend/pages/reload-guard.client.ts';
import { keepFocus } from '@nuancier/ui/pieces/focus/keep-focus.ts';

installReloadGuard();
keepFocus();

// The router aborts pending prices on navigation; their rejections are expected.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
