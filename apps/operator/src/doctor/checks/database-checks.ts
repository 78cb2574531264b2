import { hearsItself } from '@nuancier/api/database/hears-itself.ts';
import { changedMigrations } from '@nuancier/api/database/migrating/migrate.ts';
import {
  UNFINISHED_ADVICE,
  unfinishedRestore,
  unfinishedWords,
} from '@nuancier/api/database/migrating/restore-mark-store.ts';
import { schemaAge } from '@nuancier/api/database/migrating/schema-age.ts';
import { rolesCommand, selectUnread } from '@nuancier/api/database/rights/role-rights-store.ts';
import { attention, orWell, well, wrong } from '../check.ts';
import type { Finding, InsideCheck } from '../check.ts';
import { selectRights, selectServer } from '../doctor-store.ts';

const LEAST_VERSION = 150_000;

export const versionCheck: InsideCheck = {
  name: 'base',
  title: 'PostgreSQL',
  needs: 'database',
  look: async ({ db, embeddedIn }) => {
    const { version, number } = await selectServer(db);
    return [
      versionFinding(number, `${version}${embeddedIn === undefined ? '' : `, embarqué dans ${embeddedIn}`}`),
    ];
  },
};

export function versionFinding(number: number, version: string): Finding {
  return number >= LEAST_VERSION
    ? well(`version ${version}`)
    : wrong(`version ${version}, trop ancienne`, 'Passez à PostgreSQL 15 ou plus récent');
}

export const rightsCheck: InsideCheck = {
  name: 'droits',
  title: 'Droits sur la base',
  needs: 'database',
  look: async ({ db }) => {
    const { role, database, mayCreate, mayStage, closed, foreign } = await selectRights(db);
    // Not the owner, by intent: migrations are applied with DATABASE_OWNER_URL.
    if (!mayCreate && mayStage && closed.length === 0 && foreign.length > 0)
      return [
        well(
          `«\u00A0${role}\u00A0» lit et écrit\u00A0; les migrations reviennent au propriétaire des tables`,
        ),
      ];
    const grant = `par un administrateur de la base, à «\u00A0${role}\u00A0»`;
    return orWell(
      [
        ...(mayCreate
          ? []
          : [
              wrong(
                'Aucune table ne peut être créée\u00A0: les migrations échoueront',
                `grant create on schema public, ${grant}`,
              ),
            ]),
        ...(mayStage
          ? []
          : [
              wrong(
                'Aucune table temporaire\u00A0: les imports échoueront',
                `grant temporary on database, ${grant}`,
              ),
            ]),
        ...(closed.length === 0
          ? []
          : [
              wrong(
                `Tables fermées\u00A0: ${list(closed)}`,
                `${rolesCommand(database)}, ou grant select, insert, update, delete on all tables, ${grant}`,
              ),
            ]),
        ...(foreign.length === 0
          ? []
          : [
              wrong(
                `Tables d’un autre propriétaire, que les migrations ne peuvent changer\u00A0: ${list(foreign)}`,
                `alter table … owner to ${role}, ${grant}`,
              ),
            ]),
      ],
      `«\u00A0${role}\u00A0» lit, écrit et migre`,
    );
  },
};

export const migrationsCheck: InsideCheck = {
  name: 'migrations',
  title: 'Migrations',
  needs: 'database',
  look: async ({ db }) => {
    const begun = await unfinishedRestore(db);
    if (begun !== undefined) return [wrong(unfinishedWords(begun), UNFINISHED_ADVICE)];
    const { database, tables } = await selectUnread(db);
    if (tables.length > 0)
      return [attention('pas regardé\u00A0: des tables sont fermées à ce rôle', rolesCommand(database))];
    const { pending, newer, outgrownBy } = await schemaAge(db);
    const changed = pending.length > 0 ? [] : await changedMigrations(db);
    return orWell(
      [
        ...(pending.length === 0
          ? []
          : [wrong(`${pending.length} en attente\u00A0: ${list(pending)}`, 'npm run shop -- migrate')]),
        ...(changed.length === 0
          ? []
          : [
              wrong(
                `Modifiées après leur application\u00A0: ${list(changed)}`,
                'Remettez les fichiers de la version livrée',
              ),
            ]),
        ...(outgrownBy === undefined
          ? []
          : [
              wrong(
                `la base demande une version qui connaît «\u00A0${outgrownBy}\u00A0»`,
                'Démarrez la version plus récente',
              ),
            ]),
        ...(newer.length === 0
          ? []
          : [
              attention(
                `la base porte celles d’une version plus récente\u00A0: ${list(newer)}`,
                'Cette version travaille avec elles\u00A0; achevez la mise à jour quand vous le voudrez',
              ),
            ]),
      ],
      'à jour',
    );
  },
};

export const listenCheck: InsideCheck = {
  name: 'ecoute',
  title: 'LISTEN / NOTIFY',
  needs: 'database',
  look: async ({ db, url }) =>
    (await hearsItself(url, db))
      ? [well('une annonce faite par une connexion est entendue par une autre')]
      : [
          wrong(
            'une annonce n’arrive pas\u00A0: les processus ne verraient pas ce que les autres changent',
            'Donnez par DATABASE_LISTEN_URL l’adresse directe du serveur, sans PgBouncer',
          ),
        ],
};

const SLIGHT_SKEW_MS = 2_000;
const GROSS_SKEW_MS = 30_000;

export const clockCheck: InsideCheck = {
  name: 'horloge',
  title: 'Horloges',
  needs: 'database',
  look: async ({ db, now }) => {
    const before = now().getTime();
    const { at } = await selectServer(db);
    const here = (before + now().getTime()) / 2;
    return [clockFinding(at.getTime() - here)];
  },
};

export function clockFinding(skewMs: number): Finding {
  const skew = `${(Math.abs(skewMs) / 1_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0s`;
  if (Math.abs(skewMs) < SLIGHT_SKEW_MS) return well('la base et cette machine sont à la même heure');
  const says = `la base ${skewMs > 0 ? 'avance' : 'retarde'} de ${skew} sur cette machine`;
  const advice = 'Réglez les deux machines sur un serveur de temps (NTP)';
  return Math.abs(skewMs) < GROSS_SKEW_MS ? attention(says, advice) : wrong(says, advice);
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} et ${names.length - 5} autre(s)` : shown;
}
