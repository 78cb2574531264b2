// What a form of the counter asks for.
import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { readPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import {
  HandOverLinesDocument,
  PickupOutcomeDocument,
  PickupsDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal } from '../../backend/forms.server.ts';
import { counterCopy as copy } from '../../features/orders/counter/counter-copy.ts';
import { STORE_FIELD, storeSearch } from '../../features/office/one-store/one-store-address.ts';
import { handedMoves, readPacks, typedPacks } from '../../features/orders/acts/read-packs.ts';
import { miscounted, proofOf, typedProof, unproven } from '../../features/orders/hand-over/read-proof.ts';
import type { ProofField } from '../../features/orders/hand-over/read-proof.ts';

/** Words go into the address, where a colleague finds the same; a code is answered here. */
export async function search(form: FormData, ask: Backend['ask']) {
  const query = formText(form, 'q');
  const store = formText(form, STORE_FIELD);
  if (readPickupCode(query) === null) {
    const given = Object.entries({ q: query, [STORE_FIELD]: store }).filter(([, value]) => value !== '');
    throw redirect(`${paths.counter()}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`);
  }
  const { pickups } = await ask(PickupsDocument, { query, store: store || null });
  return { found: { query, store: store || null, pickups: pickups.rows } };
}

/** `store`: whose counter it is; the next customer is of the same. */
export async function handOver(form: FormData, ask: Backend['ask'], store: string | null) {
  const number = formText(form, 'numero');
  const typed = typedProof(form);
  const refused = (answer: ReturnType<typeof unproven>) =>
    notAccepted<ProofField | 'numero'>({
      ...answer,
      values: { ...typedPacks(form), ...answer.values, numero: number },
    });
  const proof = proofOf(typed);
  const read = readPacks(form);
  if (read === null) throw redirect(paths.counter());
  if (!read.ok) return refused(miscounted(typed, read.refusal));
  if (proof === null) return refused(unproven(typed));
  const lines = handedMoves(read.lines);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const asked = await orRefusal(ask(HandOverLinesDocument, { number, lines, proof }, { idempotencyKey }));
  if ('refusal' in asked) return refused(unproven(typed, asked.refusal));
  throw redirect(`${paths.counter()}?fait=${encodeURIComponent(number)}${storeSearch(store)}`);
}

/** Said of an order out of which the shop knows something handed over: an address alone proves nothing. */
export async function handedOver(ask: Backend['ask'], number: string | null): Promise<string | null> {
  if (number === null || !/^[\w-]{1,30}$/.test(number)) return null;
  const { shopOrder } = await ask(PickupOutcomeDocument, { number });
  return shopOrder?.lines.some(({ handed_over: packs }) => packs > 0) ? copy.done(shopOrder.number) : null;
}
