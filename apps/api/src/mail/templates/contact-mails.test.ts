import { expect, it } from 'vitest';
import { queuedMail, writeMail } from '../rendering/write-mail.ts';
import { place, sampleMails } from '../testing/sample-mails.ts';

it('our answer to a message is the text of the mail, the customer’s own words the quote', () => {
  const variables = { ...sampleMails.contact_answer, answer: 'Oui.\nAvant <10 h>.' };
  const queued = queuedMail({ template: 'contact_answer', to: 'zoe@chantier.example', variables });
  const { text, html } = writeMail('0190a0b0-0000-4000-8000-000000000001', queued, place);
  expect(text).toContain('\n\nOui.\nAvant <10 h>.\n\nCamille Dupuis\n\n');
  expect(text).toContain('Vous nous aviez écrit\u00A0:\n\n> Bonjour,\n> à quelle heure ?');
  expect(html).toMatch(/<p [^>]*white-space:pre-wrap[^>]*>Oui\.\nAvant &lt;10 h&gt;\.<\/p>/);
  expect(html.match(/<blockquote/g)).toHaveLength(1);
});
