// The ways to the database: every host of every address that is given, and what stands between.
import { keepsNames } from '@nuancier/api/database/connecting/keeps-names.ts';
import { lookAtHosts } from '@nuancier/api/database/connecting/look-at-hosts.ts';
import type { SeenHost } from '@nuancier/api/database/connecting/look-at-hosts.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { attention, orWell, wrong } from '../check.ts';
import type { Finding, InsideCheck } from '../check.ts';

export const connectionsCheck: InsideCheck = {
  name: 'connexions',
  title: 'Connexions à la base',
  needs: 'database',
  look: async ({ configuration }) => {
    const ways = waysOf(configuration);
    const seen = await Promise.all(
      ways.map(async ({ name, url }) => ({ name, hosts: await lookAtHosts(url) })),
    );
    return orWell(
      [
        ...seen.flatMap(({ name, hosts }) => hosts.flatMap((host) => hostFindings(name, host))),
        ...seen.flatMap(({ name, hosts }) => roleFindings(name, hosts)),
        ...(await poolerFindings(configuration, seen[0]?.hosts ?? [])),
      ],
      ways.length === 0 ? 'la base embarquée, sur cette machine' : `${ways.length} adresse(s), en ordre`,
    );
  },
};

type Way = { name: string; url: string };

function waysOf({ databaseUrl, listenUrl, ownerUrl, readUrl }: Configuration): Way[] {
  return Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_LISTEN_URL: listenUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_READ_URL: readUrl,
  }).flatMap(([name, url]) => (url === undefined ? [] : [{ name, url }]));
}

/** Whether it answers, and whether others could read along. */
export function hostFindings(name: string, host: SeenHost): Finding[] {
  const where = `${name}, ${host.host}`;
  if (!host.isReached)
    return [attention(`${where}\u00A0: ne répond pas (${host.why})`, 'Vérifiez ce serveur et son adresse')];
  if (host.isHere || host.isVerified) return [];
  return [
    host.isEncrypted
      ? attention(
          `${where}\u00A0: chiffrée, mais le certificat n’est pas vérifié`,
          `Mettez sslmode=verify-full dans ${name}, et sslrootcert=/chemin/ca.pem pour une autorité à vous`,
        )
      : attention(
          `${where}\u00A0: une autre machine, et rien n’est chiffré`,
          `Ajoutez ?sslmode=verify-full à ${name}, et sslrootcert=/chemin/ca.pem pour une autorité à vous`,
        ),
  ];
}

function roleFindings(name: string, hosts: readonly SeenHost[]): Finding[] {
  const writers = hosts.filter((host) => host.isReached && host.takesWrites);
  if (name === 'DATABASE_READ_URL')
    return writers.map(({ host }) =>
      attention(
        `${name}, ${host}\u00A0: la base principale, pas une copie`,
        'Donnez l’adresse d’une copie (standby), ou retirez la variable',
      ),
    );
  return writers.length > 0
    ? []
    : [wrong(`${name}\u00A0: aucun serveur n’accepte d’écritures`, 'Promouvez une copie (pg_promote)')];
}

async function poolerFindings(
  { databaseUrl, listenUrl }: Configuration,
  hosts: readonly SeenHost[],
): Promise<Finding[]> {
  if (databaseUrl === undefined || listenUrl === undefined) return [];
  const isLimited = hosts.every((host) => !host.isReached || host.hasLimits);
  return [
    ...(isLimited
      ? []
      : [
          attention(
            'le rôle n’a ni statement_timeout ni idle_in_transaction_session_timeout, que PgBouncer ne laisse pas demander',
            'alter role … set …\u00A0: voyez deploy/postgresql/roles.sql',
          ),
        ]),
    ...((await keepsNames(databaseUrl))
      ? []
      : [
          attention(
            'PgBouncer ne garde pas les requêtes nommées\u00A0: chacune est préparée à nouveau',
            'Passez à PgBouncer 1.21 ou plus récent, avec max_prepared_statements = 300',
          ),
        ]),
  ];
}
