// What the forms of « Mes teintes » ask for: a tint ordered again, noted, added, taken away.
import {
  LONGEST_LABEL,
  LONGEST_NOTE,
  LONGEST_ROOM,
  LONGEST_SITE,
} from '@nuancier/domain/orders/tints/kept-tint.ts';
import { messageRule, optional, textRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import type { FieldRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  AddTintDocument,
  NoteTintDocument,
  RemoveTintDocument,
  TintsToOrderDocument,
} from '../../../generated/documents.ts';
import type { TintsToOrderQuery } from '../../../generated/documents.ts';
import { articlePath } from '../../addresses/article-path.ts';
import { paths } from '../../addresses/paths.ts';
import { tintPaths } from '../../addresses/tint-paths.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { checkedFields, formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { addToCart } from '../cart/add-to-cart.server.ts';
import { reorder } from './reorder.server.ts';
import { TINT_DONE } from './tints-answer.ts';
import type { TintField, TintIntent, TintsAnswer } from './tints-answer.ts';

type Context = Readonly<RouterContextProvider>;

const WORDS = {
  room: optional(textRule({ most: LONGEST_ROOM })),
  note: optional(messageRule({ most: LONGEST_NOTE })),
} satisfies Partial<Record<TintField, FieldRule>>;

const NEW = {
  ...WORDS,
  colour: textRule({ most: 40 }),
  label: optional(textRule({ most: LONGEST_LABEL })),
  site: optional(textRule({ most: LONGEST_SITE })),
  sku: optional(textRule({ most: 40 })),
} satisfies Record<TintField, FieldRule>;

/** Where to go once it is done, or what was not accepted. `back`: the list as it was, its search kept. */
export async function changeTints(
  context: Context,
  form: FormData,
  back: string,
): Promise<Response | TintsAnswer> {
  const uid = formText(form, 'uid');
  switch (formText(form, 'intent')) {
    case 'add':
      return addTint(context, form);
    case 'note':
      return noteTint(context, form, back);
    case 'remove': {
      const asked = await orRefusal(context.get(backendContext).mutate(RemoveTintDocument, { uid }));
      return 'refusal' in asked ? refused('remove', uid, asked.refusal) : done('remove', back);
    }
    default: {
      const tint = await tintToOrder(context, uid);
      const asked = await orRefusal(orderTint(context, tint));
      if ('refusal' in asked) return { ...refused('reorder', uid, asked.refusal), way: wayOn(tint) };
      const headers = new Headers(asked.done.map((cookie) => ['set-cookie', cookie]));
      return redirect(paths.cart(), { headers });
    }
  }
}

async function addTint(context: Context, form: FormData): Promise<Response | TintsAnswer> {
  const { values, faults } = checkedFields(form, NEW);
  const answer = { kind: 'add', uid: null, values, faults } as const;
  if (hasFaults(faults)) return { ...answer, refusal: null };
  const asked = await orRefusal(context.get(backendContext).mutate(AddTintDocument, { input: values }));
  if ('refusal' in asked) return { ...answer, refusal: asked.refusal };
  // Its place is the first of the whole list: a search would hide it.
  return done('add', tintPaths['customer-my-tints']());
}

async function noteTint(context: Context, form: FormData, back: string): Promise<Response | TintsAnswer> {
  const uid = formText(form, 'uid');
  const { values, faults } = checkedFields(form, WORDS);
  const answer = { kind: 'note', uid, values, faults } as const;
  if (hasFaults(faults)) return { ...answer, refusal: null };
  const input = { uid, ...values };
  const asked = await orRefusal(context.get(backendContext).mutate(NoteTintDocument, { input }));
  return 'refusal' in asked ? { ...answer, refusal: asked.refusal } : done('note', back);
}

type TintToOrder = TintsToOrderQuery['customerTintListing'][number];

async function tintToOrder(context: Context, uid: string): Promise<TintToOrder | null> {
  const { customerTintListing: tints } = await context.get(backendContext).query(TintsToOrderDocument, {});
  return tints.find((one) => one.uid === uid) ?? null;
}

/** As it was ordered last, or one pack of what was noted: what the API knows of it, not what the browser claims. */
async function orderTint(context: Context, tint: TintToOrder | null): Promise<readonly string[]> {
  const sku = tint?.product_sku;
  if (!tint || !sku) throw new BackendRefusal([{ message: GONE }]);
  if (tint.order_number && tint.order_item_id) {
    const { refused: reasons, cookie } = await reorder(context, tint.order_number, [tint.order_item_id]);
    if (reasons.length > 0) throw new BackendRefusal([{ message: reasons.join(' ') }]);
    return cookie === null ? [] : [cookie];
  }
  const { cookies } = await addToCart(context, { sku, parentSku: null, quantity: 1, tint: chosenTint(tint) });
  return cookies;
}

function chosenTint({ hex, label, code }: TintToOrder) {
  return { hex, label: label ?? null, code: code ?? null };
}

/** The product's page with the tint chosen, where there is still one. */
function wayOn(tint: TintToOrder | null): string | null {
  if (!tint?.product_url_key || !tint.product_sku) return null;
  const { hex, label, code } = chosenTint(tint);
  const chosen = { customColorExa: hex, customerColorLabel: label, code };
  return articlePath({ url_key: tint.product_url_key }, tint.product_sku, chosen);
}

const GONE = 'Cette teinte n’est plus dans vos teintes.';

function refused(kind: TintIntent, uid: string, refusal: TintsAnswer['refusal']): TintsAnswer {
  return { kind, uid, values: {}, faults: {}, refusal };
}

function done(kind: keyof typeof TINT_DONE, back: string): Response {
  const [path = '', search = ''] = back.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('fait', TINT_DONE[kind]);
  return redirect(`${path}?${parameters.toString()}`);
}
