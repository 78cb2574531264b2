// Every mail of the shop, by the name it is queued under.
import type { MailTemplate } from '../../outbox/mail-variables.ts';
import { accountMails } from './account-mails.ts';
import { approvalMails } from './approval-mails.ts';
import { contactMails } from './contact-mails.ts';
import { cutMails } from './cut-mails.ts';
import { orderMails } from './order-mails.ts';
import { orderPartsMails } from './order-parts-mails.ts';
import { promiseMails } from './promise-mails.ts';
import { quotationMails } from './quotation-mails.ts';
import { returnMails } from './return-mails.ts';
import { storeMails } from './store-mails.ts';
import { substituteMails } from './substitute-mails.ts';
import { staffMails } from './staff-mails.ts';
import type { TemplatesOf } from './templates-of.ts';

export const mailTemplates: TemplatesOf<MailTemplate> = {
  ...accountMails,
  ...orderMails,
  ...orderPartsMails,
  ...promiseMails,
  ...returnMails,
  ...substituteMails,
  ...cutMails,
  ...staffMails,
  ...storeMails,
  ...approvalMails,
  ...contactMails,
  ...quotationMails,
};
