// A shop from nothing, in one transaction and by the doors that files come in by: root of the catalogue, site, pages,
// blocks, and the account of who opens it.
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { importCategories } from '@nuancier/api/catalogue/operations/import-categories.ts';
import { importContent } from '@nuancier/api/content/operations/import-content.ts';
import type { DatabasePool, DatabaseTransaction } from '@nuancier/api/database/tables.ts';
import type { ImportReport } from '@nuancier/api/imports/import-report.ts';
import { importSites } from '@nuancier/api/site/operations/import-sites.ts';
import { refusalMessages } from '@nuancier/api/refusal-messages.ts';
import { ownersToTell } from '@nuancier/api/staff/staff.ts';
import { inviteMember } from '@nuancier/api/staff/team/invite-member.ts';
import { operatorPlace } from '../operator.ts';
import type { Opening } from './opening-fields.ts';
import { openingPages } from './opening-pages.ts';
import { openingSite } from './opening-site.ts';
import { lockOpening, selectRoots, selectSiteNames } from './opening-store.ts';

export type OpeningMeans = {
  now: Date;
  publicUrl: string;
  author: string;
  /** what the merchant's words came in, where it was a file */
  file: { name: string; sha256: string } | null;
};

export type OpenedShop =
  { ok: true; pages: readonly string[]; link: string } | { ok: false; reasons: readonly string[] };

class GivenUp extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join(' '));
    this.reasons = reasons;
  }
}

export async function openShop(db: DatabasePool, opening: Opening, means: OpeningMeans): Promise<OpenedShop> {
  const work = db.transaction().execute((transaction) => open(transaction, opening, means));
  return work.catch((error: unknown) => {
    if (error instanceof GivenUp) return { ok: false, reasons: error.reasons };
    throw error;
  });
}

async function open(
  transaction: DatabaseTransaction,
  opening: Opening,
  means: OpeningMeans,
): Promise<OpenedShop> {
  await lockOpening(transaction);
  const [known] = await selectSiteNames(transaction);
  if (known !== undefined) throw new GivenUp([isOpen(known)]);
  const root = await rootOf(transaction, Number(opening['catalogue.racine']));
  const telling = { by: means.author, at: means.now, ownersToTell };
  accepted(await importSites(transaction, [openingSite(opening, root, means.now.getFullYear())], telling));
  const content = await openingPages(opening);
  accepted(await importContent(transaction, content));
  const { now, publicUrl, author, file } = means;
  const place = operatorPlace('init');
  const owner = await inviteMember(
    transaction,
    { place: { ...place, now: () => now }, reach: { kind: 'all' }, author },
    {
      email: opening['compte.email'],
      firstname: opening['compte.prenom'],
      lastname: opening['compte.nom'],
      place: { role: 'proprietaire', stores: [], representative: null },
    },
  );
  if (!owner.ok) throw new GivenUp([refusalMessages[owner.refusal].message]);
  const pages = content.pages.map(({ identifier }) => identifier);
  await recordAudit(transaction, place, {
    event: 'shop-opened',
    customerId: null,
    details: { author, name: opening.enseigne, theme: opening.theme, pages, file },
  });
  return { ok: true, pages, link: `${publicUrl}${owner.value.path}` };
}

export function isOpen(name: string): string {
  return `La boutique est déjà ouverte\u00A0: «\u00A0${name}\u00A0». Rien n’a été changé. Pour la modifier\u00A0: npm run shop -- import sites FICHIER, puis import pages FICHIER.`;
}

/** The one that files have brought already, or a new one to hang the rayons on. */
async function rootOf(transaction: DatabaseTransaction, wanted: number): Promise<number> {
  const roots = await selectRoots(transaction);
  if (roots.includes(wanted)) return wanted;
  const [only, ...others] = roots;
  if (only !== undefined && others.length === 0) return only;
  if (others.length > 0)
    throw new GivenUp([
      `Le catalogue a plusieurs racines (${roots.join(', ')})\u00A0: donnez celle du site dans catalogue.racine.`,
    ]);
  accepted(await importCategories(transaction, [{ ...ROOT, id: wanted }]));
  return wanted;
}

const ROOT = {
  parent_id: null,
  name: 'Tous nos rayons',
  url_key: 'catalogue',
  url_path: '',
  url_suffix: '',
  level: 1,
  position: 0,
  category_type: 0,
  include_in_menu: false,
  is_anchor: true,
  code_akeneo: null,
  custom_url: null,
  image: null,
  universe_mega_menu_cms: null,
  description: null,
  meta_title: null,
  meta_description: null,
  custom_canonical_url: null,
  ext_uniq_id: null,
};

function accepted(report: ImportReport): void {
  if (!report.ok) throw new GivenUp(report.refusals.map(({ reason }) => reason));
}
