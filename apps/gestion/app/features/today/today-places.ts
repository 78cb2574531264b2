// Where each part of the day is dealt with: the list with the same rows, and the page of one of them.
import { paths } from '../../addresses/paths.ts';
import type { TodayPart } from './today-part.ts';

type Place = { list: string; one: (key: string) => string };

const content = (key: string) => {
  const at = key.indexOf(' ');
  return paths.content(key.slice(0, at), key.slice(at + 1));
};
const campaign = (key: string) => paths.campaign(Number(key));

const closedDay = (key: string) => {
  const at = key.lastIndexOf(' ');
  return paths.storeClosing(key.slice(0, at), key.slice(at + 1));
};

/** `day`: today's, in France. */
export function todayPlaces(day: string): Readonly<Record<TodayPart, Place>> {
  return { ...PLACES, stock_outs: stockOuts(day) };
}

/** The report of this one day, and who has ordered the article. */
function stockOuts(day: string): Place {
  return {
    list: `${paths.report('ruptures')}?${new URLSearchParams({ par: 'article', du: day, au: day })}`,
    one: (key) => `${paths.orders()}?${new URLSearchParams({ etat: 'toutes', q: key, du: day, au: day })}`,
  };
}

const PLACES: Readonly<Record<Exclude<TodayPart, 'stock_outs'>, Place>> = {
  withdrawals: { list: paths.returns(), one: paths.shopReturn },
  link_requests: { list: paths.linkRequests(), one: paths.customer },
  messages: { list: paths.messages(), one: paths.message },
  reviews: { list: paths.reviews(), one: paths.review },
  asked_quotations: { list: `${paths.quotations()}?etat=a_repondre`, one: paths.quotation },
  quotations: { list: `${paths.quotations()}?etat=envoyes`, one: paths.quotation },
  answered_quotations: { list: `${paths.quotations()}?etat=repondus`, one: paths.quotation },
  accepted_quotations: { list: `${paths.quotations()}?etat=a_commander`, one: paths.quotation },
  closed_days: { list: paths.stores(), one: closedDay },
  drafts: { list: `${paths.contents()}?travail=brouillons`, one: content },
  dated_texts: { list: `${paths.contents()}?travail=dates`, one: content },
  wordless_products: { list: `${paths.shelf()}?manque=texte`, one: paths.shelfProduct },
  pictureless_products: { list: `${paths.shelf()}?manque=photo`, one: paths.shelfProduct },
  running_campaigns: { list: `${paths.campaigns()}?etat=en_cours`, one: campaign },
  coming_campaigns: { list: `${paths.campaigns()}?etat=a_venir`, one: campaign },
  refused_campaigns: { list: `${paths.campaigns()}?etat=brouillon`, one: campaign },
  ending_coupons: { list: `${paths.coupons()}?etat=bientot`, one: paths.coupon },
  waiting_files: { list: paths.imports(), one: paths.fileInHand },
  refunds: { list: `${paths.orders()}?etat=toutes&reglement=a_rembourser`, one: paths.order },
  returns_to_pay: { list: `${paths.returns()}?etat=a_rembourser&etape=recu`, one: paths.shopReturn },
  overdue_companies: { list: `${paths.customers()}?liste=societes&filtre=en_retard`, one: paths.company },
  awaited_transfers: { list: `${paths.orders()}?etat=toutes&reglement=virement_attendu`, one: paths.order },
  failed_imports: { list: `${paths.imports()}?resultat=echec`, one: (key) => paths.importRun(Number(key)) },
  failed_webhooks: { list: paths.webhooks(), one: (key) => paths.webhook(Number(key)) },
  failed_jobs: { list: paths.shopJobs(), one: paths.shopJobs },
};
