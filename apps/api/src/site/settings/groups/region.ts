import type { SettingGroup } from '../setting-field.ts';
import { lines, text } from '../text-fields.ts';

const CURRENCY = {
  tidy: (value: string) => value.toUpperCase(),
  fits: (value: string) => Intl.supportedValuesOf('currency').includes(value),
  wants: 'Saisissez le code d’une monnaie qui existe, par exemple EUR.',
};

export const region: SettingGroup = {
  code: 'langue-et-monnaie',
  title: 'Langue et monnaie',
  says: 'Rien ne convertit les prix ni ne traduit les pages\u00A0: ne changez ceci qu’avec vos fichiers.',
  fields: [
    text(
      'locale',
      {
        label: 'Langue',
        effect: 'Annoncée aux navigateurs et aux moteurs de recherche. Les textes restent en français.',
      },
      {
        fits: (value) => /^[a-z]{2}_[A-Z]{2}$/.test(value),
        wants: 'Saisissez une langue et un pays, par exemple fr_FR.',
      },
    ),
    text(
      'timezone',
      {
        label: 'Fuseau horaire',
        effect: 'Annoncé aux applications reliées. Les heures de la boutique sont celles de Paris.',
      },
      {
        fits: (value) => Intl.supportedValuesOf('timeZone').includes(value),
        wants: 'Saisissez un fuseau connu, par exemple Europe/Paris.',
      },
    ),
    text(
      'base_currency_code',
      {
        label: 'Monnaie des prix',
        effect:
          'Annoncée aux applications reliées. Les pages, les e-mails et les papiers restent en euros, et rien n’est converti.',
      },
      CURRENCY,
    ),
    text(
      'default_display_currency_code',
      {
        label: 'Monnaie montrée',
        effect: 'Annoncée aux applications reliées. La boutique montre toujours des euros.',
      },
      CURRENCY,
    ),
    lines(
      'available_currency_codes',
      {
        label: 'Monnaies admises',
        effect: 'Celles que les applications reliées peuvent nommer. Une par ligne.',
      },
      {
        read: ({ available_currency_codes: codes }) => codes,
        write: (codes) => ({ available_currency_codes: codes }),
        ...CURRENCY,
      },
    ),
  ],
};
