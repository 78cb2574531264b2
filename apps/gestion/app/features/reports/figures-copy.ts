import type { FigureBy } from '../../../generated/documents.ts';
import type { ReportName } from './report-names.ts';

type Words = { title: string; chart: string; empty: string; definitions: readonly string[] };

export const figuresCopy = {
  none: '–',
  minutes: (count: string) => `${count}\u00A0min`,
  hours: (count: string) => `${count}\u00A0h`,
  days: (count: string) => `${count}\u00A0j`,
  article: (name: string, reference: string) => [name, `réf.\u00A0${reference}`].filter(Boolean).join(', '),
  weekOf: (day: string) => `Semaine du ${day}`,
  waysLabel: 'Lecture',
  ways: {
    day: 'Par jour',
    week: 'Par semaine',
    store: 'Par magasin',
    universe: 'Par univers',
    article: 'Par article',
    step: 'Par étape',
    company: 'Par société',
    words: 'Par recherche',
  } satisfies Record<FigureBy, string>,
  total: 'Ensemble',
  hoursField: 'Sans activité depuis (heures)',
  shown: (shown: number, all: string) =>
    `Les ${shown} premiers sur ${all}\u00A0; l’ensemble et l’export les comptent tous.`,
  reports: {
    marge: {
      title: 'Marge',
      chart: 'Marge hors taxes',
      empty: 'Aucune vente sur cette période.',
      definitions: [
        'Les lignes des commandes passées entre ces deux jours, à l’heure de Paris, les deux compris\u00A0; ni les commandes annulées, ni celles qui attendent la validation de leur société. Marchandises HT\u00A0: lignes, remises déduites, sans le port.',
        'Marge\u00A0= ventes dont le coût est connu − coût. Taux de marge\u00A0= marge ÷ ventes dont le coût est connu. Part couverte\u00A0: la part des ventes dont le coût est connu\u00A0; du reste, rien n’est supposé.',
        'Le coût d’un conditionnement est le prix d’achat HT en vigueur le jour de la commande, d’après les fichiers «\u00A0Prix d’achat\u00A0» des imports. La mise à la teinte n’y ajoute pas de coût.',
        'Les remboursements ne sont pas retirés\u00A0: ils se lisent dans les ventes, au jour où ils ont été faits.',
      ],
    },
    ruptures: {
      title: 'Ruptures',
      chart: 'Ruptures pondérées par la demande',
      empty: 'Aucun article suivi n’a été commandé sur cette période.',
      definitions: [
        'La demande\u00A0: les conditionnements des articles commandés entre ces deux jours, à l’heure de Paris, les deux compris\u00A0; ni les commandes annulées, ni celles qui attendent la validation de leur société.',
        'En rupture\u00A0: le stock du lieu est à zéro maintenant. Un retrait compte au magasin qui le prépare, une livraison à la plateforme d’où elle part.',
        'Rupture pondérée\u00A0= demande d’articles en rupture ÷ demande. Un article que personne ne commande ne pèse rien.',
        'Seuls comptent les articles suivis en stock par le lieu (gamme permanente ou suivie)\u00A0: ni ceux sur commande, en fin de vie, ou livrés par le fabricant. La boutique n’enregistre pas de demande d’alerte de retour en stock.',
      ],
    },
    promesses: {
      title: 'Promesses',
      chart: 'Part des promesses tenues',
      empty: 'Aucune promesse n’est arrivée à échéance sur cette période.',
      definitions: [
        'Les commandes dont l’heure promise tombe entre ces deux jours, à l’heure de Paris, les deux compris. Un retrait est promis pour l’heure annoncée ou le créneau choisi, une livraison pour la fin de son jour\u00A0; en deux livraisons, pour la fin du second.',
        'Tenue\u00A0: toute la commande était prête en magasin, ou partie en livraison, au plus tard à l’heure promise. En retard\u00A0: plus tard, ou toujours pas alors que l’heure est passée. Promesse tenue\u00A0= tenues ÷ promesses.',
        'Laissées de côté\u00A0: les commandes annulées, en attente de paiement ou de validation, sans promesse, et celles qui ont été reprises d’un autre logiciel déjà terminées.',
        'Le retard va de l’heure promise au moment où la commande était prête, ou à maintenant\u00A0; le médian est celui des seules commandes en retard.',
      ],
    },
    paniers: {
      title: 'Paniers abandonnés',
      chart: 'Montant HT laissé dans les paniers',
      empty: 'Aucun panier abandonné sur cette période.',
      definitions: [
        'Les paniers ouverts qui contiennent au moins un article, n’ont pas été commandés et auxquels personne n’a touché depuis le nombre d’heures choisi (24 sans autre choix). Ils comptent au jour de leur dernier changement, à l’heure de Paris.',
        'Montant HT\u00A0: quantité × prix hors taxes que le panier a montré en dernier, sans remise de coupon ni port. Un article sans prix compte pour zéro.',
        'Un panier mis de côté ou soumis à la validation d’une société n’est pas abandonné. Ceux des visiteurs sont effacés après trente jours sans activité\u00A0: plus loin, seuls restent ceux des clients connus.',
      ],
    },
    conversion: {
      title: 'Conversion',
      chart: 'Paniers arrivés à chaque étape',
      empty: 'Aucun panier n’a été commencé sur cette période.',
      definitions: [
        'Les paniers commencés entre ces deux jours, à l’heure de Paris, et remplis. Chaque étape compte ceux qui l’ont atteinte ou dépassée, d’après ce que le panier et sa commande disent aujourd’hui\u00A0: personne n’est suivi, les visites ne sont pas enregistrées.',
        'Coordonnées\u00A0: une adresse ou un e-mail est dans le panier, ou une étape suivante est atteinte. Commande ferme\u00A0: ni annulée, ni en attente de paiement ou de validation.',
        'Un panier fondu dans un autre n’est pas compté deux fois, un panier vidé ne compte pas, une commande prise au comptoir n’a pas de panier. Un visiteur qui ne revient pas voit son panier effacé après trente jours\u00A0: sur une période plus ancienne, les parts sont trop favorables.',
      ],
    },
    validations: {
      title: 'Validations',
      chart: 'Délai médian de validation',
      empty: 'Aucune demande de validation sur cette période.',
      definitions: [
        'Les demandes faites entre ces deux jours, à l’heure de Paris, les deux compris, dans la société de celui qui demande. Pour un magasin\u00A0: les sociétés qui lui sont rattachées.',
        'Délai\u00A0: de la demande à la décision, validée ou refusée, nuits et fins de semaine comprises. Médian\u00A0: la moitié des décisions ont été plus rapides. De 9 sur 10\u00A0: neuf décisions sur dix ont été plus rapides.',
        'Expirée\u00A0: validée, mais pas commandée pendant les sept jours où ses prix tenaient. Retirée\u00A0: reprise par celui qui l’avait faite.',
      ],
    },
    recherches: {
      title: 'Recherches',
      chart: 'Recherches de la boutique',
      empty: 'Aucune recherche n’a été comptée sur cette période.',
      definitions: [
        'Les recherches faites dans la boutique entre ces deux jours, à l’heure de Paris, les deux compris, sans accents ni majuscules. Ni les suggestions pendant la frappe, ni la page suivante ou un tri de la même recherche, ni les robots.',
        'Sans résultat\u00A0: la boutique n’a trouvé aucun produit. Produits ouverts\u00A0: les fiches ouvertes depuis les résultats\u00A0; une recherche peut en ouvrir plusieurs.',
        'Seuls des nombres sont gardés, treize mois\u00A0: personne n’est reconnu, et ce qui ressemble à une adresse, un téléphone ou un compte n’est pas retenu.',
      ],
    },
  } satisfies Record<ReportName, Words>,
};
