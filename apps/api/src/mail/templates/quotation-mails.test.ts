import { describe, expect, it } from 'vitest';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { queuedMail, writeMail } from '../rendering/write-mail.ts';
import { place, sampleMails } from '../testing/sample-mails.ts';

type Answer = 'quotation_accepted' | 'quotation_declined';

function written<Name extends Answer>(template: Name, more: Partial<MailVariables[Name]> = {}) {
  const variables = { ...sampleMails[template], ...more };
  const queued = queuedMail({ template, to: 'sophie@equipe.example', variables });
  const { subject, text, html } = writeMail('0190a0b0-0000-4000-8000-000000000003', queued, place);
  const plain = (words: string) => words.replaceAll(/\s+/gu, ' ');
  return { subject: plain(subject), text: plain(text), html };
}

describe('what who wrote a quotation reads of its answer', () => {
  it('names the customer, the quotation and its sum, and the order that has accepted it', () => {
    const { subject, text } = written('quotation_accepted');
    expect(subject).toBe('Peintures Durand & filles a accepté votre devis DG26000012 (1 234,56 € TTC)');
    expect(text).toContain('Bonjour Sophie,');
    expect(text).toContain('Zoé Roux a passé la commande W0000042 aux prix du devis DG26000012.');
  });

  it('gives the reason in the customer’s own words, which are text and never markup', () => {
    const { subject, text, html } = written('quotation_declined');
    expect(subject).toBe('Peintures Durand & filles a décliné votre devis DG26000012 (1 234,56 € TTC)');
    expect(text).toContain('Zoé Roux a décliné votre devis DG26000012 : > Trop cher de <10 %>,');
    expect(html).toContain('Trop cher de &lt;10 %&gt;,');
    expect(html).not.toContain('<10 %>');
    expect(text).toContain('faites une nouvelle version du devis');
  });

  it('says that there was none', () => {
    const { text } = written('quotation_declined', { reason: null, isOwn: false });
    expect(text).toContain('Zoé Roux a décliné votre devis DG26000012, sans en dire la raison.');
    expect(text).not.toContain('nouvelle version');
  });

  it.each([
    ['Anne Roy', 'le devis DG26000012 d’Anne Roy'],
    [null, 'le devis DG26000012'],
  ])('who reads it in the place of %s is told whose it was', (seller, words) => {
    const others = { isReaders: false, seller, firstname: '', lastname: '' };
    const { subject, text } = written('quotation_accepted', others);
    expect(subject).toBe(`Peintures Durand & filles a accepté ${words} (1 234,56 € TTC)`);
    expect(text).toContain('Bonjour,');
  });
});
