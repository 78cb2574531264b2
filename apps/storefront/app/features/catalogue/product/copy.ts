import { TO_BE_TINTED } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
const NB = '\u00a0';

export const productCopy = {
  reference: (sku: string) => `Réf. ${sku}`,
  ean: (ean: string) => `EAN ${ean}`,
  /** Magento names the units in the plural. */
  weight: (amount: string, unit: string) => `Poids${NB}: ${amount}${NB}${unit === 'lbs' ? 'lb' : 'kg'}`,
  colour: 'Couleur',
  model: 'Modèle',
  size: 'Déclinaison',
  conditioning: 'Conditionnement',
  chooseColour: 'Choisir une couleur',
  chooseTint: 'Choisissez une teinte',
  chooseModel: 'Choisir un modèle',
  chooseSize: 'Choisir une déclinaison',
  chooseConditioning: 'Choisir un conditionnement',
  choose: 'Choisir',
  whatColour: 'une couleur',
  whatTint: 'une teinte',
  whatModel: 'un modèle',
  whatSize: 'une déclinaison',
  whatConditioning: 'un conditionnement',
  pleaseChoose: (what: readonly string[]) => `Veuillez choisir ${what.join(' et ')}.`,
  otherTint: 'Veuillez choisir une autre teinte.',
  searchColour: 'Chercher une couleur',
  searchColourHint: 'Nom ou code',
  noColourFound: 'Aucune couleur de ce nom.',
  wholeSystem: 'Calculer le système ITE complet',
  resistance: (r: string) => `R${NB}${r}${NB}m²·K/W`,
  notWith: (other: string) => (other === TO_BE_TINTED ? 'pas à teinter' : `pas en ${other}`),
  conflict: (color: string, conditioning: string) =>
    `${color === TO_BE_TINTED ? `${color}, ce produit` : `« ${color} »`} n’existe pas en ${conditioning}${NB}: changez l’un ou l’autre.`,
  unknownTint: 'Cette teinte n’est dans aucun de nos nuanciers.',
  quantity: 'Quantité',
  less: 'Diminuer la quantité',
  more: 'Augmenter la quantité',
  updateQuantity: 'Mettre à jour',
  total: (count: number) => `Total pour ${formatNumber(count)} conditionnements${NB}: `,
  said: (chosen: string, quantity: number, amount: string | null) =>
    [[chosen, quantity > 1 && `quantité ${formatNumber(quantity)}`].filter(Boolean).join(', '), amount]
      .filter(Boolean)
      .join(`${NB}: `),
  from: 'dès',
  priceSteps: 'Prix selon la quantité',
  priceStep: (from: number, price: string) => `Dès ${formatNumber(from)}${NB}: ${price} l’unité`,
  priceStepReached: '(prix appliqué)',
  priceStepTints: 'Toutes les teintes de cet article comptent ensemble.',
  vatNote: `TVA 20${NB}%`,
  unitPrice: (price: string, tax: string, unit: string) => `soit ${price} ${tax} / ${unit}`,
  findStore: 'Trouver un magasin',
  changeStore: 'Changer de magasin',
  chooseStore: 'Choisir un magasin',
  notOrderable: 'Cet article ne peut pas être commandé pour le moment.',
  pricePending: '…',
  choiceMade: 'Votre choix',
  expert: 'Parler à un expert',
  calculator: 'Calculer la quantité',
  description: 'Description',
  strongPoints: 'Les points forts',
  features: 'Caractéristiques',
  documents: 'Documents',
  documentKinds: { FT: 'Fiche technique', FDS: 'Fiche de données de sécurité (FDS)' } as Record<
    string,
    string | undefined
  >,
  pdf: 'PDF',
  /** « Fiche technique, Ardelis Séréna », for those who listen. */
  ofProduct: (product: string) => `, ${product}`,
  /** « PDF : Fiche technique, Ardelis Séréna », for those who listen. */
  ofDocument: (name: string, product?: string) => `${NB}: ${[name, product].filter(Boolean).join(', ')}`,
  related: 'Produits associés',
  upsell: 'Vous aimerez aussi',
  compatible: 'Nos produits compatibles',
  groups: {
    identity: 'Le produit',
    application: 'Mise en œuvre',
    performance: 'Performances',
    environment: 'Santé et environnement',
  } as Record<string, string | undefined>,
  otherGroup: 'Autres caractéristiques',
  voc: (category: string, limit: string, content: string) =>
    `Valeur limite UE pour ce produit (cat. ${category})${NB}: ${limit}${NB}g/L (2010). Ce produit contient au maximum ${content}${NB}g/L de COV.`,
  airTitle: 'Émissions dans l’air intérieur',
  airClass: (name: string) => `Classe ${name}.`,
  airSentence:
    'Information sur le niveau d’émission de substances volatiles dans l’air intérieur, présentant un risque de toxicité par inhalation, sur une échelle de classe allant de A+ (très faibles émissions) à C (fortes émissions).',
} as const;
