import type { SettingGroup } from '../setting-field.ts';
import { EMAIL, lines, sellerText, withoutSpaces } from '../text-fields.ts';

const optional = { isOptional: true, isNullable: true };

export const seller: SettingGroup = {
  code: 'societe',
  title: 'Société qui vend',
  says: 'Ce que la loi demande de dire du vendeur\u00A0: au bas des pages, sur les devis, les factures et les e-mails. Les papiers déjà faits ne changent pas.',
  fields: [
    sellerText(
      'name',
      {
        label: 'Raison sociale',
        effect:
          'Avec sa forme\u00A0: «\u00A0Peintures du Port SAS\u00A0». La changer demande votre mot de passe.',
      },
      { asksPassword: true },
    ),
    sellerText(
      'siren',
      { label: 'SIREN', effect: 'Sur les papiers et les pages légales.' },
      {
        tidy: withoutSpaces,
        fits: (value) => /^\d{9}$/.test(value),
        wants: 'Saisissez les neuf chiffres du SIREN.',
      },
    ),
    sellerText(
      'vat_number',
      { label: 'TVA intracommunautaire', effect: 'Sur les devis et les factures.' },
      {
        ...optional,
        tidy: withoutSpaces,
        fits: (value) => /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(value),
        wants: 'Saisissez le numéro avec son pays, par exemple FR32123456789.',
      },
    ),
    lines(
      'seller.street',
      { label: 'Adresse', effect: 'Numéro et voie, puis complément\u00A0: une ligne chacun.' },
      {
        read: ({ seller: held }) => held?.street ?? [],
        write: (street, { seller: held }) => ({
          seller: {
            name: '',
            siren: '',
            vat_number: null,
            postcode: '',
            city: '',
            phone: null,
            email: null,
            ...held,
            street,
          },
        }),
        fits: (line) => line.length <= 120,
        wants: 'Saisissez l’adresse, de 120 signes au plus par ligne.',
      },
    ),
    sellerText(
      'postcode',
      { label: 'Code postal', effect: 'De l’adresse de la société.' },
      {
        fits: (value) => /^[0-9A-Z -]{3,10}$/.test(value),
        wants: 'Saisissez un code postal, par exemple 35000.',
      },
    ),
    sellerText('city', { label: 'Commune', effect: 'De l’adresse de la société.' }),
    sellerText(
      'phone',
      { label: 'Téléphone', effect: 'Au bas des pages et sur les papiers.' },
      {
        ...optional,
        fits: (value) => /^\+?[\d\s\u00A0.]{6,20}$/.test(value),
        wants: 'Saisissez un numéro de téléphone.',
      },
    ),
    sellerText(
      'email',
      {
        label: 'Adresse e-mail',
        effect:
          'Au bas des pages et sur les papiers. Les messages du formulaire de contact suivent l’environnement.',
      },
      { ...optional, ...EMAIL },
    ),
    sellerText(
      'capital',
      { label: 'Capital social', effect: 'Sur les papiers\u00A0: «\u00A02\u00A0500\u00A0000\u00A0€\u00A0».' },
      optional,
    ),
    sellerText(
      'rcs',
      {
        label: 'Immatriculation',
        effect: 'Sur les papiers\u00A0: «\u00A0RCS Rennes 999\u00A0900\u00A0012\u00A0».',
      },
      optional,
    ),
    sellerText(
      'iban',
      {
        label: 'IBAN',
        effect:
          'Imprimé sur les factures, où les clients virent. Vérifiez-le deux fois\u00A0: le changer demande votre mot de passe, et tous les propriétaires en sont prévenus.',
      },
      {
        ...optional,
        asksPassword: true,
        tidy: withoutSpaces,
        fits: isIban,
        wants: 'Cet IBAN n’est pas valable\u00A0: saisissez-le tel qu’il est sur votre RIB.',
      },
    ),
    sellerText(
      'bic',
      { label: 'BIC', effect: 'À côté de l’IBAN\u00A0; le changer demande aussi votre mot de passe.' },
      {
        ...optional,
        asksPassword: true,
        tidy: withoutSpaces,
        fits: (value) => /^[A-Z\d]{8}([A-Z\d]{3})?$/.test(value),
        wants: 'Saisissez les 8 ou 11 signes du BIC.',
      },
    ),
  ],
};

/** By its own check digits: a wrong one sends money elsewhere. */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return false;
  const digits = [...value.slice(4), ...value.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
