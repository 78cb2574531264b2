/** One mail as it goes out. */
export type WrittenMail = {
  /** Becomes the Message-ID: a repeat is recognised as one. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
};

/** Where mails leave the shop. Resolves once they are taken; an Undeliverable says that trying again is useless. */
export type Mailer = {
  send(mail: WrittenMail): Promise<void>;
  /** True for the development mailbox, which shows mails after they were sent. */
  keepsMails: boolean;
  close(): void;
};

/** Without a mail server nothing leaves: the mails are looked at under /dev/mails. */
export function developmentMailer(): Mailer {
  return { send: async () => {}, keepsMails: true, close: () => {} };
}
