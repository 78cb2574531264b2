// The reviews of all products of one answer are read together, however many of them ask.
import type { ReviewsContext } from './reviews-context.ts';
import type { ReviewRecord } from './review-record.ts';
import { selectShown } from './reviews-store.ts';

type Asked = { sku: string; offset: number };
type Reading = { asked: Asked[]; read: Promise<ReadonlyMap<string, ReviewRecord[]>> };

const readings = new WeakMap<object, Map<number, Reading>>();

export async function readShown(
  context: Pick<ReviewsContext, 'db'>,
  asked: Asked,
  limit: number,
): Promise<ReviewRecord[]> {
  let ofContext = readings.get(context);
  if (ofContext === undefined) readings.set(context, (ofContext = new Map()));
  let reading = ofContext.get(limit);
  if (reading === undefined || reading.asked.some(({ sku }) => sku === asked.sku)) {
    reading = startReading(context, limit);
    ofContext.set(limit, reading);
  }
  reading.asked.push(asked);
  return (await reading.read).get(asked.sku) ?? [];
}

// Begins once the fields that are resolved at this moment have all said what they want.
function startReading(context: Pick<ReviewsContext, 'db'>, limit: number): Reading {
  const asked: Asked[] = [];
  const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    readings.get(context)?.delete(limit);
    return Map.groupBy(await selectShown(context.db, asked, limit), ({ productSku }) => productSku);
  });
  return { asked, read };
}
