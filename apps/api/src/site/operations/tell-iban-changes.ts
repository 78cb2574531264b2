import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';

/** Who changes the sites, and whom that is told. */
export type SiteTelling = {
  by: string;
  at: Date;
  /** a file of the back office: there the password is asked for where such a setting is changed */
  keepsProven?: boolean;
  /** who answers for the shop */
  ownersToTell: (db: Database) => Promise<{ email: string; firstname: string; lastname: string }[]>;
};

export type IbanChange = { site: string; iban: string | null };

/** Where customers send their money to is not changed behind anybody's back. */
export async function tellIbanChanges(
  db: Database,
  changes: readonly IbanChange[],
  { by, at, ownersToTell }: SiteTelling,
): Promise<void> {
  if (changes.length === 0) return;
  const owners = await ownersToTell(db);
  const letters = changes.flatMap(({ site, iban }) =>
    owners.map(({ email, firstname, lastname }) => ({
      template: 'staff_iban_changed' as const,
      to: email,
      variables: {
        civility: null,
        firstname,
        lastname,
        by,
        ending: iban?.slice(-4) ?? null,
        at: at.toISOString(),
      },
      site,
    })),
  );
  await Promise.all(letters.map((letter) => queueMail(db, letter, at)));
}
