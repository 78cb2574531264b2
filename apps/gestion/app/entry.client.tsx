import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepFocus } from '@nuancier/ui/pieces/focus/keep-focus.ts';
import { stayWithoutNetwork } from './backend/network/stay-without-network.ts';

keepFocus();
stayWithoutNetwork();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
