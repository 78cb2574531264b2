import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { demoAccounts, demoStaff, type DemoAccount } from '@nuancier/demo/demo-accounts.ts';

/** What the terminal shows when the shop answers; before it has a site, how to open it. */
export function welcome(
  { publicUrl, mode, loadDemo }: Configuration,
  { hasSite }: { hasSite: boolean },
): string {
  const lines = hasSite
    ? ['', `La boutique est ouverte : ${publicUrl}`, `API GraphQL : ${publicUrl}/graphql`]
    : ['', `La boutique est en préparation : ${publicUrl}`, 'Pour l’ouvrir : npm run shop -- init'];
  if (mode === 'demo' && loadDemo) lines.push('', ...accountLines(), '', ...staffLines());
  lines.push('', 'Ctrl-C pour arrêter.', '');
  return lines.join('\n');
}

function accountLines(): string[] {
  const accounts = demoAccounts();
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const line = ({ role, name, email }: DemoAccount) =>
    `  ${email.padEnd(width)}  ${role.padEnd(11)}  ${name}`;
  const passwords = new Set(accounts.map(({ password }) => password));
  return [
    `Comptes de démonstration (mot de passe : ${[...passwords].join(', ')})`,
    ...accounts.filter(({ closed }) => closed === null).map(line),
    '',
    'Pour voir un refus de connexion\u00A0:',
    ...accounts
      .filter(({ closed }) => closed !== null)
      .map((account) => `${line(account)}\u00A0: ${account.closed}`),
  ];
}

function staffLines(): string[] {
  const { password, code, people } = demoStaff();
  const width = Math.max(...people.map(({ email }) => email.length));
  return [
    `Équipe de la gestion (mot de passe\u00A0: ${password}, code\u00A0: ${code})`,
    ...people.map(({ email, role, name, stores }) =>
      [`  ${email.padEnd(width)}`, role.padEnd(22), name, ...stores].join('  '),
    ),
  ];
}
