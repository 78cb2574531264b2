import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { judgeReview } from '@nuancier/api/reviews/operations/judge-review.ts';
import type { Judgement } from '@nuancier/api/reviews/operations/judge-review.ts';
import { reviewsInState } from '@nuancier/api/reviews/operations/reviews-in-state.ts';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchDate } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';

const states: Readonly<Record<string, ReviewStatus>> = {
  pending: 'PENDING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
};
const judgements: Readonly<Record<string, Judgement>> = { approve: 'APPROVED', reject: 'REJECTED' };
const told: Readonly<Record<Judgement, string>> = { APPROVED: 'publié', REJECTED: 'refusé' };

export const reviewCommand: Command = {
  name: 'review',
  takes: 'list [pending|approved|rejected] | approve ID… | reject ID…',
  summary: 'montre les avis en attente, les publie ou les refuse',
  async run([action = '', ...words], configuration, terminal) {
    const status = action === 'list' && words.length <= 1 ? states[words[0] ?? 'pending'] : undefined;
    if (status !== undefined) return openAsTool(configuration, ({ db }) => list(db, status, terminal));
    const to = judgements[action];
    if (to === undefined || words.length === 0 || !words.every((word) => /^[1-9]\d{0,8}$/.test(word))) {
      terminal.print(`Usage\u00A0: npm run shop -- review ${reviewCommand.takes}`);
      return 2;
    }
    return openAsTool(configuration, ({ db }) => judge(db, words.map(Number), to, terminal));
  },
};

async function list(db: DatabasePool, status: ReviewStatus, terminal: Terminal): Promise<number> {
  const reviews = await reviewsInState(db, status);
  if (reviews.length === 0) terminal.print('Aucun avis.');
  for (const { id, createdAt, productSku, productName, rating, nickname, summary, text } of reviews) {
    terminal.print(`${id}  ${frenchDate(createdAt)}  ${productSku}  ${productName}`);
    terminal.print(`    ${rating}/5  ${nickname}\u00A0: ${summary}`);
    for (const line of text.split('\n')) terminal.print(`    ${line}`);
  }
  return 0;
}

async function judge(
  db: DatabasePool,
  ids: readonly number[],
  to: Judgement,
  terminal: Terminal,
): Promise<number> {
  const [place, author] = [operatorPlace('review'), operatorName(terminal)];
  let code = 0;
  for (const id of ids) {
    const judged = await judgeReview(db, place, { id, to, author });
    if (judged.ok) terminal.print(`L’avis ${id} est ${told[to]}.`);
    else if (judged.refusal === 'ALREADY_SO') terminal.print(`L’avis ${id} est déjà ${told[to]}.`);
    else {
      terminal.print(`Aucun avis ne porte le numéro ${id}.`);
      code = 1;
    }
  }
  return code;
}
