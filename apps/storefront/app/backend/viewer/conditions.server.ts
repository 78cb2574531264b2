// Personal prices and stock of everything a page shows. Asked for only when the viewer has any.
import type { RouterContextProvider } from 'react-router';
import { PersonalConditionsDocument } from '../../../generated/documents.ts';
import type { ConditionsAnswer, PageConditions } from './conditions.ts';
import { backendContext, pageContext, sessionContext, viewerContext } from '../request-context.server.ts';

// The API's own limit for one question.
const MOST_PER_QUESTION = 100;
// Before the page's stream times out, which would leave the placeholder on the page.
const LONGEST_MS = 4_000;

type Context = Readonly<RouterContextProvider>;

/** Nothing for visitors without a store: their page is the same for all. */
export async function conditionsOf(
  context: Context,
  skus: readonly (string | null | undefined)[],
): Promise<PageConditions> {
  const { customerToken, shopToken } = context.get(sessionContext);
  const { patienceMs } = context.get(pageContext);
  if (customerToken === null && shopToken === null) return { kind: 'public' };
  if (context.get(viewerContext).kind === 'unknown')
    return { kind: 'asked', at: new Date().toISOString(), answer: unavailable };
  const asked = [...new Set(skus.filter((sku) => typeof sku === 'string'))];
  const asker = { tokenId: shopToken, signedIn: customerToken !== null };
  const answer = withinTime(ask(context, asked, asker), LONGEST_MS, unavailable);
  return {
    kind: 'asked',
    at: new Date().toISOString(),
    answer: (await withinTime(answer, patienceMs, null)) ?? answer,
  };
}

const unavailable: ConditionsAnswer = { kind: 'unavailable' };

async function ask(
  context: Context,
  skus: readonly string[],
  asker: { tokenId: string | null; signedIn: boolean },
): Promise<ConditionsAnswer> {
  const backend = context.get(backendContext);
  try {
    const answers = await Promise.all(
      questionsOf(skus).map((some) =>
        backend.query(
          PersonalConditionsDocument,
          { products: some.map((sku) => ({ sku })), skus: some, ...asker },
          { mayFail: ['productConditions', 'wishedProducts'] },
        ),
      ),
    );
    const lists = answers.map(({ productConditions }) => productConditions?.productsConditions ?? null);
    if (lists.includes(null)) return unavailable;
    const known = lists.flatMap((list) => list ?? []);
    return {
      kind: 'known',
      bySku: new Map(known.map((condition) => [condition.sku, condition])),
      wished: answers.flatMap(({ wishedProducts }) => wishedProducts ?? []),
    };
  } catch (error) {
    // The page is shown without prices, and says that they are missing.
    context.get(pageContext).reportFault(error);
    return unavailable;
  }
}

function questionsOf(skus: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(skus.length / MOST_PER_QUESTION);
  return Array.from({ length: count }, (_, at) =>
    skus.slice(at * MOST_PER_QUESTION, (at + 1) * MOST_PER_QUESTION),
  );
}

/** The answer if it comes in time, else the substitute. */
async function withinTime<Answer, Instead>(
  answer: Promise<Answer>,
  ms: number,
  instead: Instead,
): Promise<Answer | Instead> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Instead>((resolve) => {
    timer = setTimeout(() => resolve(instead), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
