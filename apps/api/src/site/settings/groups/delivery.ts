import { decimal, euros, whole } from '../number-fields.ts';
import type { SettingGroup } from '../setting-field.ts';
import { text } from '../text-fields.ts';

export const delivery: SettingGroup = {
  code: 'livraison',
  title: 'Livraison',
  says: 'Jusqu’où, quand et à quel prix la boutique livre. Les commandes déjà passées gardent leurs conditions.',
  fields: [
    decimal(
      'maximum_distance_to_order',
      {
        label: 'Distance de livraison',
        effect: 'À vol d’oiseau du magasin. Un magasin peut avoir la sienne\u00A0: voir Magasins.',
      },
      { least: 0, most: 1_000, unit: 'km' },
    ),
    euros('delivery_fee_ht_cents', {
      label: 'Frais d’une livraison',
      effect: 'Ajoutés aux commandes livrées, dès la prochaine.',
    }),
    euros(
      'delivery_free_from_ht_cents',
      {
        label: 'Livraison offerte dès',
        effect: 'À partir de cette somme de marchandises. Vide, la livraison n’est jamais offerte.',
      },
      null,
    ),
    text(
      'delivery_cut_off',
      { label: 'Heure limite', effect: 'Commandé avant, un jour ouvré, cela part le jour même.' },
      {
        tidy: clockText,
        fits: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
        wants: 'Saisissez une heure, par exemple 11:30 ou 11 h 30.',
      },
    ),
    whole(
      'delivery_working_days',
      {
        label: 'Durée du trajet',
        effect: 'Du départ à l’arrivée\u00A0: compte dans la date promise au client.',
      },
      { least: 0, most: 60, unit: 'jours ouvrés' },
    ),
  ],
};

/** « 11h30 », « 11 h 30 » and « 9 h » are « 11:30 » and « 09:00 ». */
function clockText(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})\s*[h:]\s*(\d{2})?$/iu.exec(typed) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes ?? '00'}`;
}
