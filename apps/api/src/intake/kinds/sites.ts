import { importSites } from '../../site/operations/import-sites.ts';
import { needed, object, orElse, text, whole, yesOrNo } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { ownersToTell } from '../../staff/staff.ts';

export const sites = lineImport({
  name: 'sites',
  title: 'Sites',
  says: 'Une ligne par site. Un réglage qui n’est pas donné reste comme il est\u00A0; un site nouveau prend ceux du site par défaut. Dans la gestion, la raison sociale, l’IBAN et le BIC se changent dans Réglages.',
  key: ['site'],
  columns: {
    site: needed(text('Code du site', 'default')),
    nom: needed(text('Nom de l’enseigne', 'Peintures du Port')),
    theme: needed(text('Thème des pages', 'valbrune')),
    racine: needed(whole('Numéro de la catégorie racine', '2')),
    position: orElse(whole('Rang parmi les sites', '1'), 1),
    defaut: orElse(yesOrNo('Le site qui répond quand aucun n’est demandé', 'oui'), false),
    reglages: orElse(object('Réglages du site, par leur nom', '{"title_suffix":"Peintures du Port"}'), {}),
  },
  rowOf: (cells) => ({
    code: cells.site,
    name: cells.nom,
    position: cells.position,
    is_default: cells.defaut,
    theme: cells.theme,
    root_category_id: cells.racine,
    settings: cells.reglages,
  }),
  write: (db, lines, { by, now: at, isStaffs: keepsProven }) =>
    importSites(db, lines, { by, at, ownersToTell, keepsProven }),
});
