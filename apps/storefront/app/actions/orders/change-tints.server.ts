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
import { reorderTint } from './reorder.server.ts';
import type { Reordered } from './reorder.server.ts';
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
      const asked = await orRefusal(orderTint(context, uid));
      if ('refusal' in asked)
        return { ...refused('reorder', uid, asked.refusal), way: wayOn(await tintToOrder(context, uid)) };
      const { cookie } = asked.done;
      return redirect(paths.cart(), { headers: cookie === null ? {} : { 'set-cookie': cookie } });
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

async function orderTint(context: Context, uid: string): Promise<Reordered> {
  const ordered = await reorderTint(context, uid);
  if (ordered.refused.length > 0) throw new BackendRefusal([{ message: ordered.refused.join(' ') }]);
  return ordered;
}

/** The product's page with the tint chosen, where there is still one. */
function wayOn(tint: TintToOrder | null): string | null {
  if (!tint?.product_url_key || !tint.product_sku) return null;
  const { hex, label = null, code = null } = tint;
  const chosen = { customColorExa: hex, customerColorLabel: label, code };
  return articlePath({ url_key: tint.product_url_key }, tint.product_sku, chosen);
}

function refused(kind: TintIntent, uid: string, refusal: TintsAnswer['refusal']): TintsAnswer {
  return { kind, uid, values: {}, faults: {}, refusal };
}

function done(kind: keyof typeof TINT_DONE, back: string): Response {
  const [path = '', search = ''] = back.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('fait', TINT_DONE[kind]);
  return redirect(`${path}?${parameters.toString()}`);
}
