// What a store may promise for a quantity of one article: to be fetched there, to be delivered.

/** As the contract gives it: whatever is missing promises nothing. */
export type StockFacts = {
  available: number | null;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  statutArticleMag: string | null;
  /** days */
  resupplyTime: number | null;
  approDirecteFournisseur: boolean | null;
  livraisonPro: boolean | null;
};

export type Pickup =
  | { kind: 'click-and-collect' }
  | { kind: 'resupply'; days: number }
  | { kind: 'contact-store' }
  | { kind: 'unavailable' };

export type Delivery = { kind: 'available' } | { kind: 'unavailable' };

/** Beyond this no day is promised: the customer is asked to call the store. */
const LONGEST_RESUPPLY_DAYS = 30;

export function pickupFor(stock: StockFacts | undefined, quantity: number): Pickup {
  if (stock === undefined || !(quantity > 0)) return { kind: 'unavailable' };
  if (holds(stock, quantity)) return { kind: 'click-and-collect' };
  if (stock.approDirecteFournisseur === true) return { kind: 'unavailable' };
  switch (stock.statutArticleMag) {
    case 'P':
    case 'S':
    case 'V':
      return resupplied(stock.resupplyTime);
    default:
      return { kind: 'unavailable' };
  }
}

export function deliveryFor(stock: StockFacts | undefined, quantity: number): Delivery {
  return stock !== undefined && quantity > 0 && isDelivered(stock, quantity)
    ? { kind: 'available' }
    : { kind: 'unavailable' };
}

function resupplied(days: number | null): Pickup {
  if (days === null || !(days > 0) || days > LONGEST_RESUPPLY_DAYS) return { kind: 'contact-store' };
  return { kind: 'resupply', days };
}

function isDelivered(stock: StockFacts, quantity: number): boolean {
  if (stock.livraisonPro !== true || stock.approDirecteFournisseur === true) return false;
  if (stock.statutArticleMag === 'O') return false;
  return stock.statutArticleMag !== 'U' || holds(stock, quantity);
}

function holds(stock: StockFacts, quantity: number): boolean {
  return (stock.available ?? 0) >= quantity;
}
