import type { MutationAnswerMessageArgs, ShopMessage } from '@nuancier/contract/gestion-types.ts';
import { isReadableText } from '@nuancier/domain/readable-text.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { ChangeEvent } from '../../audit/change-events.ts';
import { announceToScreens } from '../../database/announce-to-screens.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { onceForStaff } from '../../request/once-for-staff.ts';
import { lockMessage, writeSettled, writeTaken } from '../correspondence/desk-messages-store.ts';
import type { DeskMessage } from '../correspondence/desk-messages-store.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { customerDeskCopy } from '../desk/customer-desk-copy.ts';
import { idOf } from '../desk/customers-asked.ts';
import { shopMessage } from './shop-messages.ts';

const LONGEST = 5_000;

export function takeMessage(context: CustomersDeskContext, id: string): Promise<ShopMessage> {
  return actOnMessage(context, { act: 'takeMessage', id }, async (db, message, staff) => {
    await writeTaken(db, message.id, staff);
    return { event: 'message-taken', before: message.assignedName, after: staff.name };
  });
}

/** Mail and end of the wait are one decision: told if, and only if, done. */
export function answerMessage(
  context: CustomersDeskContext,
  { id, text }: MutationAnswerMessageArgs,
): Promise<ShopMessage> {
  const answer = text.trim();
  if (answer === '' || answer.length > LONGEST || !isReadableText(answer))
    throw new Refusal('MESSAGE_ANSWER');
  return actOnMessage(context, { act: 'answerMessage', id, args: answer }, async (db, message, staff) => {
    const { name, email, reason, isOwnAddress, shopEmail } = message;
    // Any address can be typed: only its proven owner gets the text quoted back.
    const quoted = isOwnAddress ? message.message : null;
    const variables = { name, reason, message: quoted, answer, by: staff.name };
    const replyTo = shopEmail ?? context.contactEmail;
    const mail = {
      template: 'contact_answer',
      to: email,
      replyTo,
      variables,
      site: context.site.code,
    } as const;
    await queueMail(db, mail, context.now());
    await writeSettled(db, message.id, { by: staff.name, at: context.now(), answer });
    return { event: 'message-answered', before: 'attente', after: 'répondu' };
  });
}

export function settleMessage(context: CustomersDeskContext, id: string): Promise<ShopMessage> {
  return actOnMessage(context, { act: 'settleMessage', id }, async (db, message, staff) => {
    await writeSettled(db, message.id, { by: staff.name, at: context.now(), answer: null });
    return { event: 'message-settled', before: 'attente', after: 'traité' };
  });
}

type Acted = { act: 'takeMessage' | 'answerMessage' | 'settleMessage'; id: string; args?: unknown };
type Change = { event: ChangeEvent; before: string | null; after: string };

/** Of two who answer, the second reads who did and when. */
async function actOnMessage(
  context: CustomersDeskContext,
  { act, id, args = null }: Acted,
  change: (db: DatabaseTransaction, message: DeskMessage, staff: Staff) => Promise<Change>,
): Promise<ShopMessage> {
  const { staff, reach } = entitled(context.staff, act);
  await context.db.transaction().execute((db) =>
    onceForStaff(db, context, { staff, asked: [act, id, args] }, async () => {
      const message = await lockMessage(db, reach, idOf(id));
      if (message === undefined) throw new Refusal('UNKNOWN_MESSAGE');
      if (message.settledAt !== null)
        throw new Refusal(
          'MESSAGE_SETTLED',
          undefined,
          customerDeskCopy.settled(message.settledBy, message.settledAt),
        );
      const { event, before, after } = await change(db, message, staff);
      await announceToScreens(db, { kind: 'message.changed', subject: `message/${message.id}` });
      const details = { id: message.id, author: staff.name, before, after };
      await recordAudit(db, context, { event, customerId: message.customerId, details });
      return { id };
    }),
  );
  const now = await shopMessage(context, id);
  if (now === null) throw new Refusal('UNKNOWN_MESSAGE');
  return now;
}
