// What the parent and its workers say to each other on Node's own channel.
import type { FiguresOfOne } from '@nuancier/api/monitoring/joined-figures.ts';

export type FromWorker =
  /** It answers requests from now on. */
  | { nuancier: 'open'; hasSite: boolean }
  /** Its loop turns. */
  | { nuancier: 'beat' }
  | { nuancier: 'readiness'; ready: boolean }
  | { nuancier: 'own-figures'; id: number; figures: FiguresOfOne }
  /** Somebody asked it for the figures of all. */
  | { nuancier: 'all-figures-wanted'; id: number };

export type FromParent =
  /** Finish what is begun and leave. */
  | { nuancier: 'stop' }
  | { nuancier: 'own-figures-wanted'; id: number }
  | { nuancier: 'all-figures'; id: number; text: string };

/** Node itself speaks on the same channel, and both ends of ours are this one version of the shop. */
export function isOurs<Message extends FromWorker | FromParent>(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'nuancier' in message;
}
