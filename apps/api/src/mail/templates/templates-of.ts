import type { MailTemplate, MailVariables } from '../../outbox/mail-variables.ts';
import type { MailText, Sender } from '../content/mail-text.ts';

export type TemplatesOf<Names extends MailTemplate> = {
  [Name in Names]: (mail: MailVariables[Name], sender: Sender) => MailText;
};
