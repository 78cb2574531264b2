import type { Configuration } from '../../configuration/configuration.ts';
import { developmentMailer } from './mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Mails leave by the server the operator named; a demonstration without one keeps them to be looked at. */
export function shopMailer({ smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>): Mailer {
  return smtpUrl === undefined ? developmentMailer() : smtpMailer(smtpUrl, mailFrom);
}
