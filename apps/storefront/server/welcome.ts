import type { Configuration } from '@nuancier/api/configuration.ts';
import { demoAccounts } from '@nuancier/demo/demo-accounts.ts';

/** What the terminal shows when the shop is open. */
export function welcome({ publicUrl, mode, loadDemo }: Configuration): string {
  const lines = ['', `La boutique est ouverte : ${publicUrl}`, `API GraphQL : ${publicUrl}/graphql`];
  if (mode === 'demo' && loadDemo) lines.push('', ...accountLines());
  lines.push('', 'Ctrl-C pour arrêter.', '');
  return lines.join('\n');
}

function accountLines(): string[] {
  const accounts = demoAccounts();
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const passwords = new Set(accounts.map(({ password }) => password));
  return [
    `Comptes de démonstration (mot de passe : ${[...passwords].join(', ')})`,
    ...accounts.map(({ role, name, email }) => `  ${email.padEnd(width)}  ${role.padEnd(10)}  ${name}`),
  ];
}
