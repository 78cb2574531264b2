// The states of a request for approval, and the news they make.
import { DAY_MS, HOUR_MS } from '../durations.ts';

export type ApprovalStatus = 'waiting_for_approval' | 'approved' | 'rejected' | 'withdrawn';

export const MESSAGE_TYPES = ['requested', 'approved', 'approved_with_changes', 'rejected'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
export type MessageLevel = 'success' | 'error';

/** What may happen to a request. */
export type ApprovalEventKind =
  'requested' | 'reminded' | 'changed' | 'approved' | 'rejected' | 'withdrawn' | 'ordered';

/** How long approved prices are valid. */
export const PRICES_HOLD_MS = 7 * DAY_MS;

/** The least time between two mails to the approvers about one request. */
export const REMIND_EVERY_MS = 4 * HOUR_MS;

/** When a reminder may be sent again. */
export function remindFrom(request: { requestedAt: Date; remindedAt: Date | null }): Date {
  return new Date((request.remindedAt ?? request.requestedAt).getTime() + REMIND_EVERY_MS);
}

/** A request that waits for so long, and that nobody was reminded of, counts as forgotten. */
const FORGOTTEN_MS = 2 * DAY_MS;

export function forgottenSince(now: Date): Date {
  return new Date(now.getTime() - FORGOTTEN_MS);
}

/** The longest comment and the longest reason. */
export const MOST_WORDS = 250;

/** Refused by the head of the company: the one piece of bad news. */
export function messageLevel(type: MessageType): MessageLevel {
  return type === 'rejected' ? 'error' : 'success';
}

/** Waiting or approved, and the flag still set: a change of the cart then asks for confirmation. */
export function isPending(request: { status: ApprovalStatus; waitingForApproval: boolean }): boolean {
  const { status, waitingForApproval } = request;
  return (status === 'waiting_for_approval' || status === 'approved') && waitingForApproval;
}
