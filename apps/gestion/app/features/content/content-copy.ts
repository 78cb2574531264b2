import { withDe } from '@nuancier/domain/site/elision.ts';
import type { BlockPlace } from '@nuancier/domain/content/block-place.ts';
import type { PictureUse } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { ContentFactsFragment } from '../../../generated/documents.ts';

type Family = ContentFactsFragment['family'];
type State = ContentFactsFragment['state'];

export const contentCopy = {
  title: 'Contenu',
  families: {
    page: 'Pages',
    banner: 'Bandeaux',
    menu: 'Menus',
    block: 'Blocs',
  } satisfies Record<Family, string>,
  /** of one of them */
  family: { page: 'Page', banner: 'Bandeau', menu: 'Menu', block: 'Bloc' } satisfies Record<Family, string>,
  all: 'Tout',
  works: { brouillons: 'Brouillons', dates: 'Début ou fin cette semaine' },
  familyMenu: 'Sortes de contenu',
  states: { draft: 'Brouillon', published: 'En ligne', hidden: 'Hors ligne' } satisfies Record<State, string>,
  search: 'Chercher dans les contenus',
  searchHint: 'Nom, titre ou texte',
  find: 'Chercher',
  clear: 'Effacer la recherche',
  none: 'Aucun contenu ici.',
  noMatch: 'Aucun contenu ne correspond à cette recherche.',
  more: 'Suite des contenus',
  columns: { title: 'Contenu', family: 'Sorte', state: 'État', dates: 'Dates', draft: 'Brouillon' },
  draftBy: (name: string, moment: string) => `${name}, ${moment}`,
  publishes: (moment: string) => `paraît le ${moment}`,
  ends: (moment: string) => `se retire le ${moment}`,
  noDraft: '–',
  noDates: '–',
  newPage: 'Nouvelle page ou nouveau bloc',
  kind: 'Sorte',
  kinds: { page: 'Page', block: 'Bloc, bandeau ou menu' },
  identifier: 'Identifiant',
  identifierHint:
    'Minuscules, chiffres et traits d’union\u00A0: c’est l’adresse d’une page, par exemple conseils-facade.',
  badIdentifier: 'Écrivez-le en minuscules, chiffres et traits d’union.',
  create: 'Commencer le brouillon',
  back: 'Revenir aux contenus',
  toItem: 'Revenir au contenu',
  fields: {
    title: 'Titre',
    heading: 'Titre au-dessus du contenu',
    content: 'Texte du contenu',
    metaTitle: 'Titre pour les moteurs de recherche',
    metaDescription: 'Description pour les moteurs de recherche',
    metaKeywords: 'Mots-clés',
    active: 'Visible dans la boutique une fois publié',
  },
  text: 'Texte',
  searchEngines: 'Moteurs de recherche',
  missingTitle: 'Le titre est obligatoire.',
  save: 'Enregistrer le brouillon',
  preview: 'Aperçu',
  discard: 'Abandonner le brouillon',
  draftNote: (name: string, moment: string) =>
    `Brouillon ${withDe(name)}, ${moment}. La boutique ne le montre pas encore.`,
  held: {
    title: (name: string) => `${name} modifie ce texte`,
    since: (since: string, seen: string) => `Depuis le ${since}\u00A0; dernier signe à ${seen}.`,
    says: (name: string) =>
      `Vous pouvez reprendre la main\u00A0: ce que ${name} a enregistré reste, ce qui ne l’est pas encore ne pourra l’être qu’en reprenant à son tour. Sans signe pendant dix minutes, le texte se libère de lui-même.`,
    take: 'Reprendre la main',
    takeAndSave: 'Reprendre la main et enregistrer le brouillon',
    lost: (name: string, since: string) =>
      `${name} a repris ce texte à ${since}. Ce que vous écrivez ne s’enregistre qu’en reprenant la main.`,
  },
  publish: {
    title: 'Publier',
    says: 'La boutique montrera le texte tel qu’il est ci-dessus, enregistré ou non.',
    from: 'Paraît le',
    fromHint: 'Vide\u00A0: tout de suite. Heure de Paris.',
    until: 'Se retire le',
    untilHint: 'Vide\u00A0: reste en ligne.',
    confirm: 'Publier',
    badDate: 'Choisissez une date et une heure.',
  },
  versions: {
    title: 'Versions',
    columns: { version: 'Version', at: 'Quand', author: 'Qui', dates: 'Dates', act: 'Action' },
    none: 'Rien n’a encore été publié.',
    noDates: 'Sans date de retrait',
    number: (version: number) => `Version ${version}`,
    waits: (moment: string) => `attend le ${moment}`,
    compare: 'Comparer',
    restore: 'Rétablir',
    cancel: 'Annuler cette publication',
    compareTitle: (one: number, other: number) => `Version ${one} comparée à la version ${other}`,
    onlyOne: 'C’est la seule version\u00A0: il n’y a rien à comparer.',
    same: 'Les deux versions sont les mêmes.',
    sameText: 'Le texte lui-même n’a pas changé.',
    visibility: { shown: 'Visible', hidden: 'Cachée' },
    fieldNames: {
      title: 'Titre',
      content_heading: 'Titre au-dessus du contenu',
      meta_title: 'Titre pour les moteurs de recherche',
      meta_description: 'Description pour les moteurs de recherche',
      meta_keywords: 'Mots-clés',
      is_active: 'Dans la boutique',
    },
    tooDifferent: 'Ces deux versions sont trop différentes pour être comparées mot à mot.',
    restoreSays: (version: number) =>
      `Rétablir la version ${version} en fait une nouvelle version, en ligne aussitôt ou au moment choisi ci-dessous.`,
    restoreTitle: (version: number) => `Rétablir la version ${version}`,
    restoreEnds: (moment: string) =>
      `Elle devait se retirer le ${moment}\u00A0: cette date est gardée, sauf si vous la changez ou l’effacez.`,
    restoreEnded: (moment: string) =>
      `Elle s’est retirée le ${moment}. Sans nouvelle date de retrait, elle restera en ligne.`,
    removed: 'retiré',
    added: 'ajouté',
    ofBefore: 'Comparer avec une autre version',
  },
  previewPage: {
    title: (name: string) => `Aperçu ${withDe(name)}`,
    says: 'Seule l’équipe voit cet aperçu.',
    places: {
      page: 'La page est montrée à son adresse, comme la boutique la dessinera.',
      home: 'Le texte est montré à sa place, sur l’accueil de la boutique.',
      'every-page': 'Le texte est montré à sa place, autour de l’accueil comme de toutes les pages.',
      elsewhere:
        'Ce texte n’a pas de page à lui (menu qui s’ouvre, mail ou document)\u00A0: il est montré seul, dans la mise en page de la boutique.',
    } satisfies Record<BlockPlace | 'page', string>,
    unticked:
      'Ce brouillon n’est pas coché «\u00A0Visible dans la boutique\u00A0»\u00A0: publié ainsi, il n’y serait pas montré.',
  },
  pictures: {
    title: 'Images du contenu',
    says: 'Les images envoyées ici se choisissent dans l’éditeur d’une page, d’un bloc ou d’un bandeau, et dans celui d’un produit ou d’un rayon.',
    none: 'Aucune image n’a encore été envoyée.',
    add: 'Envoyer une image',
    use: 'Pour',
    uses: {
      page: 'Une page ou un bloc\u00A0: entière, dans sa forme',
      banner: 'Un bandeau\u00A0: recadrée en 1\u00A0600 × 600, 800 × 450 et 780 × 780',
      'banner-home': 'L’image de l’accueil, remplacée aussitôt',
      'banner-promo': 'Le bandeau des promotions, remplacé aussitôt (ordinateur et téléphone)',
      'banner-promo-mobile': 'Le bandeau des promotions sur téléphone, remplacé aussitôt',
    } satisfies Record<PictureUse, string>,
    alt: 'Ce que montre l’image',
    altHint:
      'Lu à qui ne la voit pas\u00A0: «\u00A0Façade en cours de ravalement\u00A0», pas «\u00A0photo1\u00A0».',
    file: 'Fichier',
    fileHint:
      'JPEG, PNG, WebP, AVIF ou TIFF, 20\u00A0Mo au plus. Au moins 300 pixels de long, 800 × 400 pour un bandeau.',
    send: 'Envoyer l’image',
    shapes: { page: 'Page ou bloc', banner: 'Bandeau' },
    by: (name: string, moment: string) => `${name}, ${moment}`,
    addresses: 'Adresses de l’image',
    address: (width: number, height: number) => `${width} × ${height}`,
    more: 'Images plus anciennes',
    done: {
      image: 'L’image est prête\u00A0: choisissez-la dans l’éditeur.',
      bandeau: 'L’image est en place, la boutique la montre.',
    },
  },
  refused: { text: 'Rien n’a été enregistré', key: 'CONTENT_ACT_REFUSED' },
  done: {
    brouillon: 'Le brouillon est enregistré.',
    abandonne: 'Le brouillon est abandonné.',
    publie: 'C’est publié. La boutique le montre déjà.',
    prevu: 'La publication est prévue. La boutique la montrera à son heure.',
    retablie: 'La version est rétablie et en ligne.',
    reprise: 'Vous avez la main sur ce texte.',
    annulee: 'La publication prévue est annulée.',
  },
};
