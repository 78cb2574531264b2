/** What came of the button that a link of the newsletter's mails leads to. */
export type NewsletterStepAnswer = { kind: 'done' } | { kind: 'refused'; message: string };
