import type {
  FileAgreement,
  FileViewFragment,
  ImportChangeKind,
  ImportTakeBack,
  RunRowFragment,
} from '../../../generated/documents.ts';

const NO_BREAK = '\u00A0';
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')}${NO_BREAK}${count > 1 ? many : one}`;

export const importsCopy = {
  title: 'Imports et intégrations',
  tabsLabel: 'Imports et intégrations',
  tabs: { runs: 'Fichiers', keys: 'Clés', webhooks: 'Adresses appelées', jobs: 'Tâches' },
  bring: 'Envoyer un fichier',
  filter: {
    searchHint: 'Nom du fichier, ou qui l’a envoyé',
    since: 'Depuis le',
    until: 'Jusqu’au',
    kind: 'Genre',
    allKinds: 'Tous les genres',
    result: 'Résultat',
    allResults: 'Tous',
    failing: 'En échec cette semaine, rien de bon depuis',
    show: 'Afficher',
  },
  inHand: 'À publier',
  inHandSays: 'Fichiers essayés, que personne n’a encore publiés. Ils sont gardés sept jours.',
  runs: 'Fichiers reçus',
  columns: {
    file: 'Fichier',
    at: 'Reçu',
    by: 'Par',
    result: 'Résultat',
    counts: 'Lignes',
    state: 'Où il en est',
  },
  results: { written: 'Publié', refused: 'Refusé', held: 'Retenu' } satisfies Record<
    RunRowFragment['result'],
    string
  >,
  takenBack: 'Repris',
  takenBackBy: (name: string, moment: string) => `Repris par ${name} ${moment}.`,
  counts: (run: Pick<RunRowFragment, 'lines' | 'added' | 'changed' | 'removed' | 'refused'>) =>
    [
      counted(run.lines, 'ligne', 'lignes'),
      run.added > 0 ? counted(run.added, 'ajout', 'ajouts') : null,
      run.changed > 0 ? counted(run.changed, 'changement', 'changements') : null,
      run.removed > 0 ? counted(run.removed, 'retrait', 'retraits') : null,
      run.refused > 0 ? counted(run.refused, 'refusée', 'refusées') : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  empty: 'Aucun fichier reçu.',
  noMatch: 'Aucun fichier de ce genre avec ce résultat.',
  clear: 'Tout afficher',
  next: 'Plus anciens',
  first: 'Revenir aux plus récents',
  pages: 'Pages',
  newFile: {
    title: 'Envoyer un fichier',
    says: 'Le fichier est d’abord essayé\u00A0: vous voyez ce qui changerait avant de publier. Rien n’est écrit avant.',
    kind: 'Genre de fichier',
    file: 'Fichier',
    fileHint:
      'CSV ou JSON Lines\u00A0; une archive zip pour les images et les PDF de factures. 512 Mio au plus.',
    full: 'Fichier complet\u00A0: retirer ce qu’aucune ligne ne nomme',
    fullHint: (kinds: string) => `Possible pour\u00A0: ${kinds}.`,
    send: 'Essayer ce fichier',
    models: 'Modèles à remplir',
    modelsSay: 'Chaque modèle explique ses colonnes au-dessus de l’en-tête.',
    refused: {
      title: { text: 'Le fichier n’a pas été pris', key: 'FILE_NOT_TAKEN' },
      genre: 'Choisissez un genre de fichier de la liste.',
      fichier: 'Choisissez un fichier.',
      format:
        'Ce genre de fichier vient en CSV ou JSON Lines\u00A0; images et PDF de factures en archive zip.',
      taille: 'Le fichier dépasse 512 Mio.',
      vide: 'Le fichier est vide.',
      trop: 'Vous avez apporté quarante fichiers en une heure. Attendez un peu avant le prochain.',
    },
  },
  file: {
    states: {
      waiting: 'En attente',
      running: 'En cours',
      done: 'Essayé',
      failed: 'Interrompu',
    } satisfies Record<FileViewFragment['state'], string>,
    title: (kind: string, name: string) => `${kind}\u00A0: ${name}`,
    given: (name: string, moment: string) => `Envoyé par ${name}, ${moment}.`,
    hash: 'Empreinte SHA-256',
    size: (bytes: number) =>
      `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('fr-FR')}${NO_BREAK}Kio.`,
    isFull: 'Fichier complet\u00A0: ce qu’aucune ligne ne nomme est retiré.',
    waiting: 'Le fichier attend son tour. Cette page se met à jour seule.',
    reading: (done: number, total: number) =>
      `Lecture\u00A0: ${done.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')} lignes.`,
    writing: (done: number, total: number) =>
      `Écriture\u00A0: ${done.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')} lignes.`,
    refresh: 'Actualiser',
    progress: 'Avancement',
    preview: 'Ce qui changera',
    result: 'Ce qui a changé',
    headline: {
      tried: 'Tout peut être publié.',
      held: 'Des lignes sont retenues\u00A0: elles attendent votre accord.',
      refused: 'Des lignes sont refusées.',
      written: 'Le fichier est publié.',
    },
    facts: {
      lines: 'Lignes lues',
      added: 'Ajouts',
      changed: 'Changements',
      removed: 'Retraits',
      refused: 'Lignes refusées',
      held: 'dont retenues',
      products: 'Pages de produits touchées',
    },
    prices: {
      title: 'Prix',
      up: (count: number) => `${counted(count, 'hausse', 'hausses')}`,
      down: (count: number) => `${counted(count, 'baisse', 'baisses')}`,
      mostUp: 'Plus forte hausse',
      mostDown: 'Plus forte baisse',
      move: (sku: string, before: string, after: string, share: string) =>
        `${sku}\u00A0: de ${before} à ${after} HT (${share})`,
    },
    refusals: 'Lignes refusées ou retenues',
    refusalColumns: { line: 'Ligne', column: 'Colonne', reason: 'Motif' },
    firstHundred: 'Les cent premières sont montrées.',
    rejects: 'Télécharger les lignes refusées',
    rejectsSay: 'Le même fichier, avec leurs motifs\u00A0: corrigé, il se renvoie tel quel.',
    publish: 'Publier ce fichier',
    publishSays: (counts: string) => `La boutique change aussitôt pour tous\u00A0: ${counts}.`,
    agreements: {
      accept: {
        label: 'J’ai vu ce qui est retenu, et je l’accepte',
        missing: 'Rien n’est publié\u00A0: cochez cette case si vous acceptez ce qui est retenu.',
      },
      skip_refused: {
        label: 'Publier les bonnes lignes et laisser les refusées',
        missing:
          'Rien n’est publié\u00A0: cochez cette case pour laisser les lignes refusées, ou envoyez un fichier corrigé.',
      },
    } satisfies Record<FileAgreement, { label: string; missing: string }>,
    unread:
      'Aucune ligne de ce fichier ne peut être écrite\u00A0: il n’y a rien à publier. Corrigez-le, puis envoyez-le de nouveau.',
    drop: 'Ne pas publier',
    dropped: 'Le fichier est oublié. Rien n’a été écrit.',
    gone: 'Les octets de ce fichier ne sont plus gardés\u00A0: envoyez-le de nouveau.',
    notPublished: { text: 'Rien n’a été publié', key: 'FILE_REFUSED' },
    another: 'Envoyer un autre fichier',
  },
  changes: {
    title: 'Ce qui a été écrit',
    columns: { entry: 'Entrée', what: 'Sort', cells: 'Ce que c’est devenu' },
    what: { added: 'Ajouté', changed: 'Changé', removed: 'Retiré' } satisfies Record<
      ImportChangeKind,
      string
    >,
    otherSince: 'réécrit depuis',
    emptyCell: 'vide',
    was: (value: string) => `avant, ${value}`,
  },
  run: {
    title: (id: number) => `Import n°\u00A0${id}`,
    takeBack: 'Reprendre la version d’avant',
    back: 'Revenir aux fichiers',
    whyNot: {
      nothing_written: 'Rien n’a été écrit par ce fichier.',
      other_kind:
        'Ce genre de fichier ne se reprend pas, et ce qu’il écrit n’est pas gardé ligne par ligne\u00A0: envoyez un fichier corrigé.',
      too_old:
        'Ce fichier a plus de 90 jours\u00A0: la version d’avant n’est plus gardée, il ne peut plus être repris.',
      nothing_changed: 'Ce fichier n’a rien changé\u00A0: tout était déjà ainsi. Il n’y a rien à reprendre.',
      not_known: 'La version d’avant n’est pas connue pour ce fichier\u00A0: il ne peut pas être repris.',
    } satisfies Record<Exclude<ImportTakeBack, 'possible' | 'taken_back'>, string>,
    overwritten:
      'Ce fichier ne peut pas être repris pour l’instant\u00A0: un import publié après lui a écrit sur les mêmes lignes. Reprenez d’abord celui-là\u00A0:',
    overwriting: (id: number, name: string, moment: string) => `import n°\u00A0${id}, ${name}, ${moment}`,
    refusalsGone: (count: number) =>
      `${counted(count, 'ligne refusée', 'lignes refusées')}\u00A0: le détail n’en est plus gardé (trente jours au plus, pour un fichier envoyé ici ou par un autre logiciel).`,
    confirmTitle: (id: number) => `Reprendre l’import n°\u00A0${id}`,
    confirmSays: (counts: string) =>
      `Ce que ce fichier a changé redevient comme avant, en une fois\u00A0: ${counts}. Si quelque chose a changé depuis, rien n’est repris et la page dit quoi.`,
    confirm: 'Reprendre maintenant',
    keep: 'Laisser comme c’est',
    done: 'Le fichier est repris\u00A0: tout est comme avant lui.',
    refused: { text: 'Rien n’a été repris', key: 'TAKE_BACK_REFUSED' },
  },
};
