import { importShops } from '../../stores/operations/import-shops.ts';
import { email, list, needed, orElse, reference, signedDecimal, text } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { standingStores } from '../standing/standing-store.ts';

const hours = (name: string, example: string) =>
  orElse(text(`Horaires du ${name}, «\u00A0x\u00A0» si le magasin est fermé`, example), 'x');

export const stores = lineImport({
  name: 'stores',
  title: 'Magasins',
  says: 'Une ligne par magasin, avec ses horaires et ses jours exceptionnels.',
  key: ['magasin'],
  columns: {
    magasin: needed(reference('Code du magasin', 'PP001')),
    nom: needed(text('Nom du magasin', 'Peintures du Port Lorient')),
    lieu: text('Nom du lieu, celui du magasin par défaut', 'Lorient Keryado'),
    adresse: needed(list('Lignes de l’adresse', '12 rue du Port|Zone de Keryado')),
    code_postal: needed(reference('Code postal', '56100')),
    commune: needed(text('Commune', 'Lorient')),
    pays: orElse(text('Code du pays', 'FR'), 'FR'),
    insee: reference('Code INSEE de la commune', '56121'),
    latitude: needed(signedDecimal('Latitude en degrés', '47,7482')),
    longitude: needed(signedDecimal('Longitude en degrés', '-3,3702')),
    lundi: hours('lundi', '07:30-12:00 13:30-18:00'),
    mardi: hours('mardi', '07:30-12:00 13:30-18:00'),
    mercredi: hours('mercredi', '07:30-12:00 13:30-18:00'),
    jeudi: hours('jeudi', '07:30-12:00 13:30-18:00'),
    vendredi: hours('vendredi', '07:30-12:00 13:30-17:30'),
    samedi: hours('samedi', '08:00-12:00'),
    dimanche: hours('dimanche', 'x'),
    jours_exceptionnels: orElse(
      list(
        'Jours qui changent, chacun avec ses horaires ou «\u00A0x\u00A0»',
        '2026-12-24 08:00-12:00|2026-12-25 x',
      ),
      [],
    ),
    telephone: text('Téléphone', '0297000001'),
    fax: text('Télécopie', ''),
    email: email('Adresse e-mail du magasin', 'lorient@peinturesduport.example'),
    services: orElse(list('Services rendus sur place', 'click_and_collect|tinting'), []),
  },
  rowOf: (cells) => ({
    code: cells.magasin,
    title_label: cells.nom,
    location_name: cells.lieu ?? cells.nom,
    address_lines: cells.adresse,
    postal_code: cells.code_postal,
    locality: cells.commune,
    country_code: cells.pays,
    insee: cells.insee,
    latitude: cells.latitude,
    longitude: cells.longitude,
    schedules: {
      monday: cells.lundi,
      tuesday: cells.mardi,
      wednesday: cells.mercredi,
      thursday: cells.jeudi,
      friday: cells.vendredi,
      saturday: cells.samedi,
      ...(cells.dimanche === 'x' ? {} : { sunday: cells.dimanche }),
    },
    special_hours: cells.jours_exceptionnels.join(','),
    primary_phone: cells.telephone,
    fax: cells.fax,
    email: cells.email,
    services: Object.fromEntries(cells.services.map((service) => [service, true])),
  }),
  write: importShops,
  standing: standingStores,
});
