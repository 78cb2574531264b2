// One article on one shelf, sold by the shop and booked by the merchant's own system: what passes between the two may
// be late, lost, repeated or out of order. `truth` is what nobody has bought.
import { judgeCount } from '../stock-count.ts';
import type { StockCount } from '../stock-count.ts';
import { bookedLater, countsBeside, sellablePacks } from '../stock-movement.ts';
import type { StockMovement } from '../stock-movement.ts';

export type Rule = typeof countsBeside;

export type HistoryStep =
  | { do: 'order' | 'arrive' | 'tell-arrival'; packs: number }
  | { do: 'cancel' | 'book' | 'load-file' | 'hear-booking'; which: number }
  | { do: 'tick'; minutes: number }
  | { do: 'read' | 'extract' };

type Moved = StockMovement & { id: number; cancelled: boolean };
type Booking = { id: number; at: Date };
type CountFile = { counted: number; countedAt: Date };

export type StockHistory = ReturnType<typeof stockHistory>;

export function stockHistory(first: number, rule: Rule = countsBeside) {
  const movements: Moved[] = [];
  const books = { level: first, minute: 0, inbox: new Set<number>() };
  const bookings: Booking[] = [];
  const files: CountFile[] = [{ counted: first, countedAt: momentOf(0) }];
  let held: StockCount = { counted: first, countedAt: momentOf(0) };
  let truth = first;

  const open = () =>
    movements.reduce((sum, moved) => (rule(moved, held.countedAt) ? sum + moved.packs : sum), 0);
  const sellable = () => sellablePacks(held.counted, open());

  function move(moved: Pick<Moved, 'kind' | 'packs' | 'readAt' | 'bookedAt'>): void {
    movements.push({ ...moved, id: movements.length, cancelled: false });
  }

  function book(id: number): void {
    const moved = movements[id];
    if (moved === undefined || !books.inbox.delete(id)) return;
    books.level += moved.packs;
    bookings.push({ id, at: momentOf(books.minute) });
  }

  const acts = {
    order({ packs }: { packs: number }) {
      if (packs > sellable()) return;
      move({ kind: 'sale', packs: -packs, readAt: null, bookedAt: null });
      truth -= packs;
    },
    cancel({ which }: { which: number }) {
      const sale = at(
        movements.filter(({ kind, cancelled }) => kind === 'sale' && !cancelled),
        which,
      );
      if (sale === undefined) return;
      sale.cancelled = true;
      move({ kind: 'release', packs: -sale.packs, readAt: null, bookedAt: null });
      truth -= sale.packs;
    },
    read() {
      for (const moved of movements) {
        if (moved.readAt !== null || moved.kind === 'delta') continue;
        moved.readAt = momentOf(0);
        books.inbox.add(moved.id);
      }
    },
    book({ which }: { which: number }) {
      const id = at([...books.inbox], which);
      if (id !== undefined) book(id);
    },
    tick({ minutes }: { minutes: number }) {
      books.minute += minutes;
    },
    /** told by the next count alone */
    arrive({ packs }: { packs: number }) {
      books.level += packs;
      truth += packs;
    },
    'tell-arrival'({ packs }: { packs: number }) {
      acts.arrive({ packs });
      const bookedAt = momentOf(books.minute);
      move({ kind: 'delta', packs, readAt: bookedAt, bookedAt });
    },
    extract() {
      files.push({ counted: books.level, countedAt: momentOf(books.minute) });
    },
    'load-file'({ which }: { which: number }) {
      const file = at(files, which);
      if (file !== undefined && judgeCount(held, file) === 'newer') held = file;
    },
    'hear-booking'({ which }: { which: number }) {
      const booking = at(bookings, which);
      const moved = booking === undefined ? undefined : movements[booking.id];
      if (booking !== undefined && moved !== undefined)
        moved.bookedAt = bookedLater(moved.bookedAt, booking.at, moved.packs);
    },
  };

  return {
    step(step: HistoryStep): void {
      switch (step.do) {
        case 'order':
        case 'arrive':
        case 'tell-arrival':
          return acts[step.do](step);
        case 'tick':
          return acts.tick(step);
        case 'read':
        case 'extract':
          return acts[step.do]();
        default:
          return acts[step.do](step);
      }
    },
    /** Everything is read, booked and heard, and a count taken afterwards comes in. */
    rest(): void {
      acts.read();
      for (const id of books.inbox) book(id);
      for (const which of bookings.keys()) acts['hear-booking']({ which });
      acts.tick({ minutes: 1 });
      acts.extract();
      acts['load-file']({ which: files.length - 1 });
    },
    truth: () => truth,
    sellable,
    state: () => ({ ...held, open: open() }),
    /** how many files and bookings there are to be told */
    tellable: () => ({ files: files.length, bookings: bookings.length }),
    filesByMoment: () => Map.groupBy(files.keys(), (which) => Number(files[which]?.countedAt)),
  };
}

function momentOf(minute: number): Date {
  return new Date(minute * 60_000);
}

function at<T>(all: readonly T[], which: number): T | undefined {
  return all.length === 0 ? undefined : all[which % all.length];
}
