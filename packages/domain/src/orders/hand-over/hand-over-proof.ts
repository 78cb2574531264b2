// How the store knows to whom it gave the goods: by the code that was shown, or by the name of whoever came.
import { isReadableLine } from '../../readable-text.ts';
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { readPickupCode } from './pickup-code.ts';
import { readSignature } from './signature.ts';

export const PROOF_KINDS = ['code', 'name'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

type Typed = string | null | undefined;
export type ProofTyped = { code?: Typed; receivedBy?: Typed; signature?: Typed };

/** `receivedBy`: always there without a code. `signature`: one that can be read. */
export type HandOverProof = {
  code: string | null;
  receivedBy: string | null;
  signature: string | null;
};

export type ProofRefusal = 'PICKUP_CODE_WRONG' | 'RECEIVER_NAME' | 'SIGNATURE_UNREADABLE';

const LONGEST_NAME = 100;

export function readProof(typed: ProofTyped): Verdict<HandOverProof, ProofRefusal> {
  const [shown, name, drawn] = [typed.code, typed.receivedBy, typed.signature].map(
    (text) => text?.trim() ?? '',
  );
  const code = shown ? readPickupCode(shown) : null;
  if (shown && code === null) return refuse('PICKUP_CODE_WRONG');
  if (!name && code === null) return refuse('RECEIVER_NAME');
  if (name && (name.length > LONGEST_NAME || !isReadableLine(name))) return refuse('RECEIVER_NAME');
  if (drawn && readSignature(drawn) === null) return refuse('SIGNATURE_UNREADABLE');
  return accept({ code, receivedBy: name || null, signature: drawn || null });
}

/** `kept`: the order's code; none where it never waited at a counter. */
export function judgeProof(
  { code }: HandOverProof,
  kept: string | null,
): Verdict<ProofKind, 'PICKUP_CODE_WRONG'> {
  if (code === null) return accept('name');
  return code === kept ? accept('code') : refuse('PICKUP_CODE_WRONG');
}
