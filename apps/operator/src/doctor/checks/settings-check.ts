// The variables: wrong ones stop every command before this check; here is what is sound and still worth a word.
import { knownVariables } from '@nuancier/api/configuration/configuration.ts';
import type { Configuration, Environment } from '@nuancier/api/configuration/configuration.ts';
import { attention, orWell, wrong } from '../check.ts';
import type { Finding, OutsideCheck } from '../check.ts';

export const settingsCheck: OutsideCheck = {
  name: 'reglages',
  title: 'Réglages',
  needs: 'nothing',
  look: async ({ configuration, env }) => {
    const names = knownVariables();
    const given = names.filter((name) => env[name]?.trim());
    return orWell(
      [...misspelt(env, names), ...ADVICE.flatMap((advise) => advise(configuration) ?? [])],
      `${given.length} variable(s) données sur ${names.length}, toutes admises`,
    );
  },
};

/** What the start would refuse, told by the doctor's own command. */
export function settingsFindings(problems: readonly string[]): readonly Finding[] {
  return problems.map((problem) =>
    wrong(problem, 'Corrigez la variable, puis relancez npm run shop -- doctor (apps/operator/README.md).'),
  );
}

const ADVICE: readonly ((configuration: Configuration) => Finding | null)[] = [
  ({ mode }) =>
    mode === 'demo'
      ? attention(
          'La boutique est en démonstration\u00A0: secrets connus de tous, e-mails gardés, banque fictive',
          'Pour vendre\u00A0: SHOP_MODE=production',
        )
      : null,
  ({ mode, customerConfirmation }) =>
    mode === 'production' && !customerConfirmation
      ? attention(
          'CUSTOMER_CONFIRMATION=off\u00A0: un compte s’ouvre avec l’adresse d’un autre',
          'Retirez CUSTOMER_CONFIRMATION, ou mettez-la à on',
        )
      : null,
  ({ mode, databaseUrl }) =>
    mode === 'production' && databaseUrl === undefined
      ? attention(
          'DATABASE_URL manque\u00A0: la base embarquée ne sert qu’une machine',
          'Donnez DATABASE_URL pour plusieurs processus ou une base gérée ailleurs',
        )
      : null,
  ({ mode, metricsToken }) =>
    mode === 'production' && metricsToken === undefined
      ? attention(
          'METRICS_TOKEN manque\u00A0: /metrics est fermé à votre supervision',
          'Donnez METRICS_TOKEN',
        )
      : null,
  ({ admission }) =>
    admission === null
      ? attention('ADMISSION=off\u00A0: une affluence peut arrêter la boutique', 'Retirez ADMISSION=off')
      : null,
  ({ mode, webhooksReachPrivate }) =>
    mode === 'production' && webhooksReachPrivate
      ? attention(
          'WEBHOOK_NETWORKS=private\u00A0: les webhooks peuvent appeler le réseau interne',
          'Retirez WEBHOOK_NETWORKS si vos systèmes sont joignables par une adresse publique',
        )
      : null,
  ({ logLevel }) =>
    logLevel === 'silent'
      ? attention('LOG_LEVEL=silent\u00A0: aucune panne ne laisse de trace', 'Mettez LOG_LEVEL=info')
      : null,
];

const FURTHEST = 2;

/** SMPT_URL: unknown, and nearly the name of one that is. */
function misspelt(env: Environment, names: readonly string[]): Finding[] {
  const known = new Set(names);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || name.length < 6 || !env[name]?.trim()) return [];
    const near = names.find((one) => distance(one, name) <= FURTHEST);
    return near === undefined
      ? []
      : [
          attention(
            `${name} n’est lue par personne\u00A0: est-ce ${near}\u00A0?`,
            `Renommez-la en ${near}, ou retirez-la`,
          ),
        ];
  });
}

/** How many letters to add, take away or change. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > FURTHEST) return FURTHEST + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, sign] of [...other].entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === sign ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
