import { unbrokenMeasures } from '@nuancier/domain/unbroken-measures.ts';

export const packsCopy = {
  of: (packs: number, name: string) => `sur ${packs}\u00A0× ${unbrokenMeasures(name)}`,
  bad: (name: string, most: number) =>
    `${unbrokenMeasures(name)}\u00A0: saisissez un nombre entier de 0 à ${most}.`,
  none: 'Indiquez au moins un article.',
  handedOver: (name: string) => `Remis\u00A0: ${name}`,
  takenBack: (name: string) => `À remettre en préparation\u00A0: ${name}`,
  cancelled: (name: string) => `À annuler\u00A0: ${name}`,
};
