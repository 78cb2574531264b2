import { describe, expect, it } from 'vitest';
import { queuedMail, writeMail } from './rendering/write-mail.ts';
import { place, sampleMails } from './testing/sample-mails.ts';

describe('a long order', () => {
  const [line] = sampleMails.order_confirmation.lines;
  const confirmed = (count: number, name = 'Peinture mate') => {
    const lines = Array.from({ length: count }, (_none, at) => ({
      ...line,
      name: `${name} ${at + 1}`,
      cents: 123_456,
    }));
    const variables = { ...sampleMails.order_confirmation, lines, purchaseRef: 'R'.repeat(50) };
    const queued = queuedMail({ template: 'order_confirmation', to: 'camille@chantier.example', variables });
    return writeMail('0190a0b0-0000-4000-8000-000000000003', queued, place);
  };

  it('of a hundred lines is told whole, each in less than 500 bytes, and words that are too long are broken', () => {
    const { html, text } = confirmed(100);
    for (const form of [html, text]) {
      expect(form.match(/Peinture mate \d+/g)).toHaveLength(100);
      expect(form).not.toContain('la liste entière');
    }
    expect(html.length / 100).toBeLessThan(500);
    const cell = html.slice(0, html.indexOf('<h1')).lastIndexOf('<td');
    expect(html.slice(cell, html.indexOf('<h1'))).toContain('overflow-wrap:anywhere');
  });

  it('of more is begun, with its sums and the way to the rest: no mailer cuts it off', () => {
    const { html, text } = confirmed(500, 'P'.repeat(250));
    for (const form of [html, text]) {
      expect(Buffer.byteLength(form)).toBeLessThan(100_000);
      expect(form.match(/P{250} \d+/g)).toHaveLength(100);
      expect(form).toContain(
        'Et 400\u00A0autres lignes\u00A0: la liste entière se lit sur la page de la commande.',
      );
      expect(form).toContain('Total\u00A0TTC');
      expect(form).toContain('Suivre ma commande');
    }
  });

  it.each([
    'order_status_changed',
    'order_parts_moved',
    'approval_requested',
    'approval_request_sent',
  ] as const)('is begun in %s too', (template) => {
    const sample: Record<string, unknown> = { ...sampleMails[template] };
    const long = Object.fromEntries(
      Object.entries(sample).map(([key, value]) => [
        key,
        Array.isArray(value) && typeof value[0] === 'object' ? manyOf(value) : value,
      ]),
    );
    const queued = queuedMail({ template, to: 'camille@chantier.example', variables: long });
    const { html } = writeMail('0190a0b0-0000-4000-8000-000000000004', queued, place);
    expect(html).toMatch(/Et \d+\u00A0autres lignes\u00A0: la liste entière/);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

function manyOf(value: readonly unknown[]): unknown[] {
  return Array.from({ length: 500 }, (_none, at) => value[at % value.length]);
}
