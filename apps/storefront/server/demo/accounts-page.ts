// Everybody whom one can sign in as in the demo: the customers, those who are refused, and the people who run the shop.
import { barePage } from '@nuancier/api/http/bare-page.ts';
import { markup } from '@nuancier/api/text/markup.ts';
import type { Markup } from '@nuancier/api/text/markup.ts';
import { demoAccounts, demoStaff } from '@nuancier/demo/demo-accounts.ts';

export function accountsPage(): string {
  const accounts = demoAccounts();
  const passwords = [...new Set(accounts.map(({ password }) => password))];
  const open = accounts.filter(({ closed }) => closed === null);
  const refused = accounts.filter(({ closed }) => closed !== null);
  const { password, code, people } = demoStaff();
  return barePage(
    'Comptes de démonstration',
    markup`<p><a href="/">La boutique</a> – <a href="/gestion">La gestion</a> – <a href="/dev/mails">Les e-mails envoyés</a></p>
<h2>Clients de la boutique</h2>
<p>Mot de passe\u00A0: <code>${passwords.join(', ')}</code></p>
${table(
  ['Adresse e-mail', 'Rôle', 'Nom', 'À voir'],
  open.map(({ email, role, name, shows }) => [email, role, name, shows]),
)}
<h2>Pour voir un refus de connexion</h2>
${table(
  ['Adresse e-mail', 'Rôle', 'Nom', 'Pourquoi'],
  refused.map(({ email, role, name, closed }) => [email, role, name, closed ?? '']),
)}
<h2>Équipe de la gestion</h2>
<p>Mot de passe\u00A0: <code>${password}</code>, puis code de vérification\u00A0: <code>${code}</code></p>
${table(
  ['Adresse e-mail', 'Rôle', 'Nom', 'Magasins'],
  people.map(({ email, role, name, stores }) => [email, role, name, stores.join(', ')]),
)}`,
  );
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): Markup {
  const head = headings.map((heading) => markup`<th scope="col">${heading}</th>`);
  const body = rows.map((cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`);
  return markup`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
