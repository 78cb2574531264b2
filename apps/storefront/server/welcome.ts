import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { demoAccounts, demoStaff } from '@nuancier/demo/demo-accounts.ts';
import { DEMO_ACCOUNTS } from '../app/addresses/demo-accounts-path.ts';
import { paths } from '../app/addresses/paths.ts';
import { showsDemo } from './demo/shows-demo.ts';

type Shop = Pick<Configuration, 'publicUrl' | 'mode' | 'loadDemo'>;

/** What the terminal shows when the shop answers; before it has a site, how to open it. */
export function welcome(configuration: Shop, { hasSite }: { hasSite: boolean }): string {
  const { publicUrl } = configuration;
  const lines = hasSite
    ? ['', `La boutique est ouverte\u00A0: ${publicUrl}`, `API GraphQL\u00A0: ${publicUrl}/graphql`]
    : ['', `La boutique est en préparation\u00A0: ${publicUrl}`, 'Pour l’ouvrir\u00A0: npm run shop -- init'];
  if (showsDemo(configuration)) lines.push('', ...firstSteps(publicUrl));
  lines.push('', 'Ctrl-C pour arrêter.', '');
  return lines.join('\n');
}

/** What to try first, a line for each of three. */
function firstSteps(publicUrl: string): string[] {
  const [company] = demoAccounts();
  const { password, code, people } = demoStaff();
  const [owner] = people;
  if (company === undefined || owner === undefined) return [];
  return [
    'À essayer d’abord\u00A0:',
    `  en visiteur    cherchez une lasure, choisissez une teinte, commandez\u00A0: ${publicUrl}${paths.search('lasure')}`,
    `  en entreprise  ${company.email}, mot de passe ${company.password}\u00A0: ${publicUrl}${paths['offered-login']()}`,
    `  en gestion     ${owner.email}, mot de passe ${password}, code ${code}\u00A0: ${publicUrl}/gestion`,
    `Tous les comptes\u00A0: ${publicUrl}${DEMO_ACCOUNTS}`,
  ];
}
