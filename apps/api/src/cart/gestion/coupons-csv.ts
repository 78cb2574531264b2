// /gestion/fichiers/codes.csv: the list of codes as a table, by the same filter and session.
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffFileParts, StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { plainWords } from '../../text/plain-words.ts';
import { selectDeskCoupons } from '../desk/desk-coupons-store.ts';
import type { CouponFilter, DeskCoupon, DeskCouponState } from '../desk/desk-coupons-store.ts';

const STATES = [
  'actif',
  'a_venir',
  'termine',
  'epuise',
  'desactive',
] as const satisfies readonly DeskCouponState[];

/** Not a state: those that are good now, and soon will not be. */
const ENDING = 'bientot';

const Asked = v.object({
  state: v.fallback(v.nullable(v.picklist([...STATES, ENDING])), null),
  query: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
});

const COLUMNS = [
  'code',
  'nom',
  'état',
  'remise en pour cent',
  'montant HT',
  'minimum HT',
  'groupes',
  'premier jour',
  'dernier jour',
  'limite en tout',
  'limite par client',
  'première commande',
  'utilisations',
];
const WORDS = {
  actif: 'actif',
  a_venir: 'à venir',
  termine: 'terminé',
  epuise: 'épuisé',
  desactive: 'désactivé',
} satisfies Record<DeskCouponState, string>;
const PIECE = 500;

export function couponsCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(parts, { file: 'codes.csv', right: 'shopCouponsCsv' }, ({ query }) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) throw new Refusal('COUPON_LIST');
    const { state: said } = asked.output;
    const [state, isEnding] = said === ENDING ? [null, true] : [said, false];
    const today = localMoment(parts.now()).date;
    const filter = { state, isEnding, words: plainWords(asked.output.query), today };
    return lines(parts, filter);
  });
}

async function* lines({ db }: StaffFileParts, filter: CouponFilter): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  let after: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const rows: DeskCoupon[] = await selectDeskCoupons(db, filter, { after, limit: PIECE });
    for (const row of rows) yield lineOf(row);
    after = rows.length < PIECE ? null : (rows.at(-1)?.code ?? null);
  } while (after !== null);
}

function lineOf(coupon: DeskCoupon): string {
  const { kind, value } = coupon;
  return csvRow([
    coupon.code,
    coupon.label,
    WORDS[coupon.state],
    kind === 'percent' ? value / 100 : null,
    kind === 'fixed_ht' ? value / 100 : null,
    coupon.min_ht_cents / 100,
    coupon.price_groups.join(' '),
    coupon.valid_from,
    coupon.valid_to,
    coupon.usage_limit,
    coupon.per_customer,
    coupon.first_order ? 'oui' : 'non',
    coupon.used,
  ]);
}
