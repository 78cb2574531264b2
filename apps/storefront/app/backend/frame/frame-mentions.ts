// Words of the frame that reach the page as data.
import { DEMO_ACCOUNTS } from '../../addresses/demo-accounts-path.ts';
import type { Conformity } from '@nuancier/domain/site/accessibility/conformity.ts';

/** Wording required by law: every page shows one of the three. */
export const accessibilityMention: Record<Conformity, string> = {
  none: 'Accessibilité\u00a0: non conforme',
  partial: 'Accessibilité\u00a0: partiellement conforme',
  full: 'Accessibilité\u00a0: totalement conforme',
};

/** Opens the title of a page that answers a form with a no. */
export const refusedMention = 'Erreur';

export const phoneMention = (store: string | null) => `${store ?? 'Service client'}\u00a0: `;

/** On top of a shop that is shown and not open. */
export const demoMention = {
  label: 'Démonstration',
  says: 'Démonstration, rien n’est vendu.',
  accounts: 'Identifiants d’essai',
  address: DEMO_ACCOUNTS,
};
