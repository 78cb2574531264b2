// What can be asked of the comparison's address, by the form's `intent`. A visitor's list is known by a cookie.
import type { RouterContextProvider } from 'react-router';
import {
  AddToComparisonDocument,
  BeginComparisonDocument,
  EndComparisonDocument,
  OwnComparisonDocument,
  RemoveFromComparisonDocument,
  TakeComparisonAlongDocument,
} from '../../../generated/documents.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { backendContext, pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { dropCookie, setCookie } from '../../backend/session.server.ts';
import type { CompareIntent } from './compare-intent.ts';

type Context = Readonly<RouterContextProvider>;
/** The cookies to set or to drop. */
type Cookies = string[];

const changes: Record<CompareIntent, (context: Context, product: string) => Promise<Cookies>> = {
  add: async (context, product) => {
    const uid = await openList(context);
    const backend = context.get(backendContext);
    if (uid !== null) {
      const added = await backend.mutate(AddToComparisonDocument, { uid, products: [product] }).catch(orGone);
      if (added !== null) return [];
    }
    const { createCompareList: list } = await backend.mutate(BeginComparisonDocument, {
      products: [product],
    });
    return list && !isSignedIn(context) ? [setCookie('nuancier-compare', list.uid, security(context))] : [];
  },
  remove: async (context, product) => {
    const uid = await openList(context);
    if (uid !== null)
      await context
        .get(backendContext)
        .mutate(RemoveFromComparisonDocument, { uid, products: [product] })
        .catch(orGone);
    return [];
  },
  clear: async (context) => {
    const uid = await openList(context);
    if (uid !== null) await context.get(backendContext).mutate(EndComparisonDocument, { uid });
    return [dropCookie('nuancier-compare', security(context))];
  },
};

/** The cookies that the change needs; a refusal is thrown as the API says it. */
export async function changeComparison(context: Context, form: FormData): Promise<Cookies | null> {
  const intent = formText(form, 'intent');
  if (!isIntent(intent)) return null;
  return changes[intent](context, formText(form, 'product'));
}

/** After signing in the visitor's list is merged into the customer's. */
export async function takeComparisonAlong(context: Context): Promise<Cookies> {
  const { compareList: uid } = context.get(sessionContext);
  if (uid === null || !isSignedIn(context)) return [];
  await context.get(backendContext).mutate(TakeComparisonAlongDocument, { uid }).catch(orGone);
  return [dropCookie('nuancier-compare', security(context))];
}

async function openList(context: Context): Promise<string | null> {
  if (!isSignedIn(context)) return context.get(sessionContext).compareList;
  const { customer } = await context.get(backendContext).query(OwnComparisonDocument, {});
  return customer?.compare_list?.uid ?? null;
}

/** A list that has ended is no trouble: a new one is begun, or there is nothing to take out. */
function orGone(error: unknown): null {
  if (error instanceof BackendRefusal && error.category === 'graphql-no-such-entity') return null;
  throw error;
}

function isSignedIn(context: Context): boolean {
  return context.get(sessionContext).customerToken !== null;
}

function security(context: Context): { secure: boolean } {
  return { secure: context.get(pageContext).secureCookies };
}

function isIntent(text: string): text is CompareIntent {
  return Object.hasOwn(changes, text);
}
