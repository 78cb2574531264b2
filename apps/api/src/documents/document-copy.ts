// Every word of the documents and of their refusals.
import type { SheetGroup } from '../catalogue/catalogue.ts';

const NOT_KNOWN = 'Voir la fiche de données de sécurité du fabricant.';

export const documentCopy = {
  unknown: 'Ce document n’existe pas.',
  busy: 'Trop de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
  failed: 'Ce document ne peut pas être affiché pour le moment.',
  technicalSheet: 'Fiche technique',
  safetySheet: 'Fiche de données de sécurité',
  reference: (sku: string) => `Référence ${sku}`,
  footer: (shop: string, name: string, date: string) => `${shop} – ${name}. Mise à jour du ${date}.`,
  strongPoints: 'Points forts',
  groups: {
    identity: 'Identité du produit',
    application: 'Mise en œuvre',
    performance: 'Performances',
    environment: 'Environnement et sécurité',
  } satisfies Record<SheetGroup, string>,
  articles: 'Articles',
  articleColumns: ['Référence', 'Code EAN', 'Couleur ou modèle', 'Conditionnement'],
  voc: (category: string, limit: number, content: number) =>
    `Valeur limite UE pour ce produit (cat. ${category})\u00A0: ${limit}\u00A0g/L (2010). Ce produit contient au maximum ${content}\u00A0g/L de COV.`,
  readFirst: 'Consulter la fiche de données de sécurité avant emploi.',
  demonstration:
    'Document de démonstration, sans valeur réglementaire. Il ne reprend que les données du catalogue et ne remplace pas la fiche de données de sécurité du fabricant.',
  notKnown: NOT_KNOWN,
  emergency:
    'Numéro d’appel d’urgence\u00A0: ORFILA (INRS) 01\u00A045\u00A042\u00A059\u00A059. En cas d’urgence vitale\u00A0: 112.',
  sections: [
    'Identification du mélange et de la société',
    'Identification des dangers',
    'Composition et informations sur les composants',
    'Premiers secours',
    'Mesures de lutte contre l’incendie',
    'Mesures à prendre en cas de dispersion accidentelle',
    'Manipulation et stockage',
    'Contrôles de l’exposition et protection individuelle',
    'Propriétés physiques et chimiques',
    'Stabilité et réactivité',
    'Informations toxicologiques',
    'Informations écologiques',
    'Considérations relatives à l’élimination',
    'Informations relatives au transport',
    'Informations relatives à la réglementation',
    'Autres informations',
  ],
  product: (name: string, sku: string) => `Nom du produit\u00A0: ${name}. Référence\u00A0: ${sku}.`,
  maker: (brand: string) => `Marque\u00A0: ${brand}.`,
  binder: (binder: string) => `Liant\u00A0: ${binder}.`,
  finish: (finish: string) => `Aspect du film\u00A0: ${finish}.`,
  density: (density: string) => `Densité\u00A0: ${density}\u00A0kg/L.`,
  vocContent: (content: number) =>
    `Teneur en composés organiques volatils\u00A0: ${content}\u00A0g/L au maximum.`,
  waste: (stream: string) =>
    `Filière de reprise des déchets\u00A0: ${stream}. Ne pas jeter les résidus à l’égout.`,
  transport: (adr: string) => `Classement ADR\u00A0: ${adr}.`,
  transportFree: 'Aucun classement ADR n’est indiqué au catalogue.',
} as const;
