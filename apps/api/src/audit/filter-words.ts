// By which filter a list left as a file, for people: « onglet : envoyés, magasin : VB006 ».
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { frenchDay } from '../text/french-words.ts';
import { AUDIT_WORDS, isAuditEvent } from './audit-words.ts';
import { codeWords } from './code-words.ts';

const NAMES: Readonly<Record<string, string>> = {
  about: 'à propos de',
  brand: 'marque',
  by: 'par',
  category: 'rayon',
  company: 'société',
  customer: 'client',
  event: 'quoi',
  family: 'famille',
  filter: 'filtre',
  hours: 'heures',
  kind: 'genre',
  lack: 'manque',
  list: 'liste',
  money: 'règlement',
  person: 'qui',
  phase: 'phase',
  query: 'mots cherchés',
  result: 'résultat',
  role: 'rôle',
  search: 'mots cherchés',
  seller: 'commercial',
  since: 'du',
  site: 'site',
  state: 'état',
  status: 'état',
  step: 'étape',
  store: 'magasin',
  tab: 'onglet',
  until: 'au',
  work: 'travail',
};

/** As the screens call the choices that their addresses name; other choices are French words as they are. */
const CHOICES: Readonly<Record<string, string>> = {
  a_commander: 'à commander',
  a_preparer: 'à préparer',
  a_rembourser: 'à rembourser',
  a_repondre: 'à répondre',
  a_venir: 'à venir',
  acceptes: 'acceptés',
  all: 'toutes',
  article: 'article',
  attente: 'à traiter',
  bientot: 'bientôt finis',
  day: 'jour',
  demande: 'demandé',
  desactive: 'désactivé',
  en_cours: 'en cours',
  en_retard: 'en retard',
  envoyes: 'envoyés',
  epuise: 'épuisé',
  expires: 'expirés',
  fermes: 'fermés',
  no_click: 'sans clic',
  no_result: 'sans résultat',
  person: 'personne',
  pretes: 'prêtes',
  recu: 'reçu',
  refusees: 'refusées',
  refuses: 'refusés',
  remboursees: 'remboursées',
  societes: 'sociétés',
  step: 'étape',
  store: 'magasin',
  termine: 'terminé',
  terminee: 'terminée',
  traites: 'traités',
  universe: 'univers',
  virement_attendu: 'virement attendu',
  week: 'semaine',
  words: 'recherche',
};

/** What is no query of an address is told as it is. */
export function filterWords(text: string): string {
  if (!/^[^\s=&]+=/.test(text)) return text;
  return [...new URLSearchParams(text)]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${NAMES[name] ?? name}\u00A0: ${valueOf(value)}`)
    .join(', ');
}

function valueOf(value: string): string {
  if (isCalendarDay(value)) return frenchDay(value);
  if (isAuditEvent(value)) return AUDIT_WORDS[value];
  return Object.hasOwn(CHOICES, value) ? (CHOICES[value] ?? value) : codeWords(value);
}
