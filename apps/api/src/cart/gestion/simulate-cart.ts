// A cart tried: what it comes to today, and with a code or a campaign. The cart's own reckoning each time; what the
// campaign writes for it, or a code is opened by, is given up.
import type { Simulation, SimulationInput } from '@nuancier/contract/gestion-types.ts';
import type { CouponRefusal } from '@nuancier/domain/cart/coupons/coupon.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { customerById, selectNamedCustomer } from '../../customers/customers.ts';
import type { NamedCustomer } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { writeTriedCampaign } from '../../pricing/pricing.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { reckonStored, cartKey } from '../access/cart-reader.ts';
import type { CartDeskContext } from '../cart-context.ts';
import { openTriedCoupon } from '../desk/desk-coupons-store.ts';
import { simulationView } from '../desk/simulation-view.ts';
import type { Tried } from '../desk/simulation-view.ts';
import { selectCart, selectCustomerCartId } from '../records/cart-store.ts';
import { imaginedCart } from '../totals/imagined-cart.ts';

const MOST_LINES = 100;
const MOST_PACKS = 99_999;

export async function simulateCart(context: CartDeskContext, input: SimulationInput): Promise<Simulation> {
  entitled(context.staff, 'simulateCart');
  const { db, now } = context;
  const named = await customerOf(db, input.customer);
  const viewer = await viewerOf(db, named, now());
  if (named !== null) await noteSeen(context, named, input.own_cart);
  const tried = triedCart(context, viewer, input);
  const before = await tried(db, null);
  const coupon = input.coupon?.trim() || null;
  const campaign = input.campaign ?? null;
  const wanted = campaign === null ? null : { id: campaign, skus: skusOf(before) };
  const asIs =
    wanted === null
      ? await tried(db, coupon)
      : await asIf(context, { campaign: wanted, opened: null, coupon }, tried);
  const couponToday = notYet(asIs.reckoned.couponRefusal);
  const after =
    couponToday === null ? asIs : await asIf(context, { campaign: wanted, opened: coupon, coupon }, tried);
  return simulationView({
    named,
    before,
    after,
    couponToday,
    coupon,
    isCampaign: campaign !== null,
    words: context.refusals,
  });
}

/** Whose prices or cart were looked at, and by whom. */
function noteSeen(context: CartDeskContext, { id }: NamedCustomer, isOwn: boolean): Promise<void> {
  const details = { own_cart: isOwn };
  return recordAudit(context.db, context, { event: 'cart-simulated', customerId: id, details });
}

type Campaign = { id: number; skus: readonly string[] };
type Try = (db: Database, coupon: string | null) => Promise<Tried>;

function triedCart(
  context: CartDeskContext,
  viewer: Viewer,
  { own_cart: isOwn, lines }: SimulationInput,
): Try {
  const now = context.now();
  if (isOwn) return (db, coupon) => ownCart(db, viewer, now, coupon);
  if (lines.length < 1 || lines.length > MOST_LINES || !lines.every(isSound))
    throw new Refusal('SIMULATED_LINES');
  const articles = lines.map(({ sku, quantity }) => ({ sku: sku.trim(), quantity, tint: null }));
  return async (db, coupon) => {
    const { catalogue } = await context.index();
    const { places, reckoned } = await imaginedCart(db, { viewer, now, catalogue }, articles, coupon);
    const refused = articles.flatMap(({ sku }, at) => {
      const place = places[at];
      return place !== undefined && 'refusal' in place ? [{ sku, refusal: place.refusal }] : [];
    });
    return { reckoned, refused };
  };
}

const isSound = ({ quantity }: { quantity: number }) => quantity >= 1 && quantity <= MOST_PACKS;

/** As it stands, at its store, with its tints and what was quoted; only the code is another. */
async function ownCart(db: Database, viewer: Viewer, now: Date, coupon: string | null): Promise<Tried> {
  if (viewer.kind !== 'customer') throw new Refusal('SIMULATED_NO_CART');
  const id = await selectCustomerCartId(db, viewer.customerId);
  const reader = { viewer, shopToken: undefined, now };
  const cart = id === undefined ? undefined : await selectCart(db, cartKey(id, reader));
  if (cart === undefined) throw new Refusal('SIMULATED_NO_CART');
  return { reckoned: await reckonStored(db, reader, { ...cart, couponCode: coupon }), refused: [] };
}

/** What its people can still change before customers have it: they try it first. */
function notYet(refusal: CouponRefusal | null): CouponRefusal | null {
  return refusal === 'NOT_YET' || refusal === 'SWITCHED_OFF' ? refusal : null;
}

class GivenUp extends Error {}

/** With a campaign under way, or a code opened: what is written for it nobody else ever sees. */
async function asIf(
  { db, now }: CartDeskContext,
  { campaign, opened, coupon }: { campaign: Campaign | null; opened: string | null; coupon: string | null },
  reckon: Try,
): Promise<Tried> {
  let tried: Tried | undefined;
  const work = db.transaction().execute(async (part) => {
    const today = localMoment(now()).date;
    if (campaign !== null && !(await writeTriedCampaign(part, { ...campaign, today })))
      throw new Refusal('UNKNOWN_CAMPAIGN');
    if (opened !== null) await openTriedCoupon(part, opened);
    tried = await reckon(part, coupon);
    throw new GivenUp();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof GivenUp)) throw error;
  });
  if (tried === undefined) throw new Error('the cart was tried without an outcome');
  return tried;
}

function skusOf({ reckoned }: Tried): string[] {
  return [...new Set(reckoned.lines.map(({ line }) => line.articleSku))];
}

async function customerOf(db: Database, given: string | null | undefined): Promise<NamedCustomer | null> {
  const words = given?.trim() ?? '';
  if (words === '') return null;
  const named = await selectNamedCustomer(db, words);
  if (named === undefined) throw new Refusal('SIMULATED_CUSTOMER');
  return named;
}

async function viewerOf(db: Database, named: NamedCustomer | null, now: Date): Promise<Viewer> {
  if (named === null) return { kind: 'visitor' };
  const customer = await customerById(db, named.id, now);
  if (customer === null) throw new Refusal('SIMULATED_CUSTOMER');
  return customer;
}
