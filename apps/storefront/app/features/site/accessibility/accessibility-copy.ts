// The declaration of accessibility in the order and the words of the official model.
import type { Proof } from '@nuancier/domain/site/accessibility/accessibility-criteria.ts';
import type { Assessment } from '@nuancier/domain/site/accessibility/assessment.ts';
import type { OutsideAudit } from '@nuancier/domain/site/accessibility/conformity.ts';
import { counted } from '@nuancier/ui/text/format.ts';

const NB = '\u00a0';
const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'long' });
const dayOf = (date: string) => day.format(new Date(date));

export const accessibilityCopy = {
  title: 'Déclaration d’accessibilité',
  description:
    'État de conformité, résultats des tests, contenus non accessibles, contact et voies de recours.',
  engagement: (seller: string, site: string) =>
    `${seller} s’engage à rendre la boutique ${site} accessible, conformément à l’article 47 de la loi n°${NB}2005-102 du 11${NB}février 2005 et à l’article L.${NB}412-13 du code de la consommation.`,
  scope: (address: string) => `Cette déclaration s’applique à ${address}.`,
  state: 'État de conformité',
  states: { none: 'non conforme', partial: 'partiellement conforme', full: 'totalement conforme' },
  stateOf: (site: string) => `La boutique ${site} est`,
  reference: ` au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, et aux règles WCAG${NB}2.2, niveaux A et AA.`,
  noAudit:
    'Aucun audit n’a encore été mené par un tiers\u00a0: sans lui, un site est déclaré non conforme, quels que soient les résultats de ses propres essais.',
  audit: ({ on, by, share }: OutsideAudit) =>
    `L’audit mené par ${by} le ${dayOf(on)} relève ${Math.floor(share * 100)}${NB}% de critères respectés.`,
  results: 'Résultats des tests',
  assessed: (on: string, { applicable, none }: Assessment, all: number) =>
    `Auto-évaluation de l’équipe de la boutique, mise à jour le ${dayOf(on)}. Elle porte sur ${all}${NB}critères, dont ${applicable} concernent la boutique et ${none} des contenus qu’elle n’a pas (son, vidéo, éclairs, raccourcis d’une seule touche, mouvements de l’appareil)${NB}:`,
  counts: ({ tests, seen, person, failed }: Assessment) => [
    `${counted(tests, 'critère est tenu', 'critères sont tenus')} par des essais automatiques, rejoués à chaque version${NB};`,
    seen === 0
      ? `aucun n’a encore été vérifié par une personne${NB};`
      : `${counted(seen, 'a été vérifié', 'ont été vérifiés')} par une personne${NB};`,
    `${counted(person, 'attend', 'attendent')} encore une vérification par une personne, avec un lecteur d’écran ou à l’œil${NB};`,
    failed === 0
      ? 'aucun n’est connu comme non respecté.'
      : `${counted(failed, 'n’est pas respecté', 'ne sont pas respectés')}.`,
  ],
  share: ({ share }: Assessment) =>
    `Soit ${share}${NB}% des critères concernés tenus ou vérifiés. Ce chiffre n’est pas un taux de conformité${NB}: seul un audit peut l’établir.`,
  table: 'Tous les critères et leur état',
  columns: { id: 'Critère', name: 'Intitulé', level: 'Niveau', state: 'État' },
  proofs: {
    tests: 'tenu par des essais',
    seen: 'vérifié par une personne',
    person: 'à vérifier par une personne',
    failed: 'non respecté',
    none: 'sans objet',
  } satisfies Record<Proof['kind'], string>,
  notAccessible: 'Contenus non accessibles',
  faults: 'Non-conformités',
  noFault:
    'Aucune non-conformité n’est connue à ce jour\u00a0; les critères qui attendent une vérification peuvent en révéler.',
  burden: 'Dérogations pour charge disproportionnée',
  noBurden: 'Aucune dérogation n’est invoquée.',
  outside: 'Contenus non soumis à l’obligation d’accessibilité',
  outsideText:
    'Les fiches et documents fournis par des fabricants, que la boutique transmet sans les avoir établis. Demandez-nous leur contenu\u00a0: nous vous le lisons ou vous l’envoyons sous une autre forme.',
  made: 'Établissement de cette déclaration',
  madeOn: (on: string) =>
    `Cette déclaration a été établie le ${dayOf(on)}. Son état est recalculé à chaque version de la boutique.`,
  technologies: 'Technologies employées',
  technologyList: [
    'HTML',
    'CSS',
    'WAI-ARIA',
    'SVG',
    'JavaScript, jamais indispensable pour commander',
    'PDF',
  ],
  environment: 'Environnement de test',
  environmentText:
    'Navigateur Chromium, de 320 à 1\u202f536\u00a0pixels de large, dans les deux thèmes, au clavier seul et sans script. Aucun lecteur d’écran n’a encore été employé.',
  tools: 'Outils d’évaluation',
  toolList: ['axe-core', 'Playwright', 'calcul des contrastes à partir des couleurs des thèmes'],
  pages: 'Pages ayant fait l’objet de la vérification',
  contact: 'Retour d’information et contact',
  contactText:
    'Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez-nous ou appelez-nous\u00a0: nous vous orientons vers une autre solution ou vous donnons le contenu sous une autre forme.',
  contactForm: 'Formulaire de contact',
  appeal: 'Voies de recours',
  appealText:
    'Vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante\u00a0: vous pouvez',
  appeals: [
    { text: 'écrire un message au Défenseur des droits', to: 'https://formulaire.defenseurdesdroits.fr/' },
    {
      text: 'contacter le délégué du Défenseur des droits dans votre région',
      to: 'https://www.defenseurdesdroits.fr/carte-des-delegues',
    },
    { text: 'signaler le défaut à la DGCCRF', to: 'https://signal.conso.gouv.fr/' },
  ],
  appealPost: `envoyer un courrier par la poste, gratuit et sans timbre${NB}: Défenseur des droits, Libre réponse 71120, 75342${NB}Paris CEDEX${NB}07${NB};`,
  more: 'Précisions',
  appealPhone: `appeler le Défenseur des droits au 09${NB}69${NB}39${NB}00${NB}00.`,
} as const;
