import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MailVariables, QueuedMail } from '../outbox/mail-variables.ts';
import { greet } from './content/mail-text.ts';
import { mailThemes } from './rendering/mail-theme.ts';
import { mailTemplates } from './templates/mail-templates.ts';
import { smtpMailer } from './sending/smtp-mailer.ts';
import { place, sampleMails, sampleNames } from './testing/sample-mails.ts';
import { smtpServer } from './testing/smtp-server.ts';
import { queuedMail, writeMail } from './rendering/write-mail.ts';

const API = join(import.meta.dirname, '..');

function written(template: keyof typeof sampleMails, theme = 'valbrune') {
  const queued = queuedMail({ template, to: 'camille@chantier.example', variables: sampleMails[template] });
  return writeMail('0190a0b0-0000-4000-8000-000000000001', queued, { ...place, theme });
}

describe.each(sampleNames)('%s', (template) => {
  it('has a subject, an HTML and a text form, and leads nowhere but to the shop', () => {
    const { subject, html, text } = written(template);
    expect(subject).toMatch(/^\P{Cc}{10,120}$/u);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.every((href) => href?.startsWith('https://boutique.example/'))).toBe(true);
    expect(text).toContain('L’équipe Valbrune');
    expect(`${html}${text}${subject}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('can be followed by ear: headings, tables that name their rows, links that say where they lead', () => {
    const { subject, html } = written(template);
    const body = html.slice(html.indexOf('<body'));
    expect(html).toContain('<html lang="fr">');
    expect(body).toContain('<div lang="fr"');
    const headings = [...body.matchAll(/<(h\d)[^>]*>([^<]*)</g)].map(
      ([, tag, words]) => [tag, words] as const,
    );
    expect(headings.map(([tag]) => tag).join(' ')).toMatch(/^h1( h2)*$/);
    expect(unescaped(headings[0]?.[1] ?? '')).toBe(subject);
    for (const [table] of body.matchAll(/<table(?![^>]*presentation)[\s\S]*?<\/table>/g)) {
      expect(table).toMatch(/^<table[^>]*><caption[^>]*><h2/);
      const rows = table.split('<tr').slice(1);
      expect(rows.filter((row) => !/<th scope="(row|col)"/.test(row))).toEqual([]);
      expect(new Set(rows.map((row) => row.match(/<t[hd][ >]/g)?.length)).size).toBe(1);
    }
    const layout = [...body.matchAll(/<table role="presentation"[^>]*>(?:(?!<table)[\s\S])*/g)].join('');
    expect(layout.split('<caption')[0]).not.toMatch(/<th\b/);
    const links = [...body.matchAll(/<a [^>]*>([^<]*)</g)].map(([, words = '']) => words);
    expect(links.filter((words) => words.trim().length < 5 || /https?:/.test(words))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
    expect(body).not.toMatch(/<img(?![^>]*alt=)/);
  });

  it('is written as French is printed: no straight apostrophe, no plain space before a double sign', () => {
    const { subject, text } = written(template);
    const ours = `${subject}\n${text.replaceAll(/^>.*$/gmu, '').replaceAll(/https:\S+/g, '')}`;
    expect(ours).not.toMatch(/'| [:;?!»€]|« /u);
  });
});

function unescaped(html: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return html.replaceAll(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole);
}

it('a line that is no article is told by its own words, without a reference', () => {
  const { html, text } = written('quotation_sent');
  for (const told of [html, text]) {
    expect(told).toContain('Nacelle – jour');
    expect(told).not.toContain('LIBRE');
    expect(told).toContain('10100001');
  }
});

it('tells a professional of no day of the law, and of no right to withdraw', () => {
  const { step: _step, ...sample } = sampleMails.return_step;
  for (const kind of ['accepted', 'received'] as const) {
    const step = kind === 'received' ? { kind, isPaidBack: false } : { kind };
    const variables = { ...sample, step, sendBefore: null, paidBefore: null };
    const queued = queuedMail({ template: 'return_step', to: 'camille@chantier.example', variables });
    const { text } = writeMail('0190a0b0-0000-4000-8000-000000000001', queued, place);
    expect(text).toContain('comme convenu');
    expect(text).not.toMatch(/rétractation|au plus tard|avant le/);
  }
});

it('D72 welcomes whoever a company has yet to know by what is open and what waits', () => {
  const variables = { ...sampleMails.account_created, awaitsProof: true };
  const queued = queuedMail({ template: 'account_created', to: 'camille@chantier.example', variables });
  const { text } = writeMail('0190a0b0-0000-4000-8000-000000000002', queued, place);
  const words = text.replaceAll(/\s+/gu, ' ');
  expect(words).toContain('aura confirmé que vous en faites partie');
  expect(words).not.toContain('inviter vos collaborateurs');
});

it('writes money, days and moments in French, on French time', () => {
  const { text } = written('order_confirmation');
  expect(text).toContain('1\u202f234,56\u00a0€\u00a0HT');
  expect(text).toContain('du 2 mars 2026');
  expect(text).toContain(
    'au magasin Valbrune Rennes (1 rue des Pigments, 35000 Rennes), au plus tôt lundi 16 novembre à\u00a010\u00a0h\u00a030.',
  );
  expect(written('password_changed').text).toContain('le 2 mars 2026 à\u00a09\u00a0h\u00a005');
});

const CREDIT = {
  code: 'TESTEUR-ABCDEFGH23',
  tint: 'Gris anthracite, RAL\u00A07016',
  htCents: 506,
  ttcCents: 607,
  validTo: '2027-02-13',
  isAwaited: false,
};

it.each<[string, Partial<MailVariables['order_confirmation']>, string[]]>([
  [
    'a day',
    { mode: { kind: 'LIV', address: '4 rue des Lices', on: '2026-11-24', wished: '2026-11-24' } },
    ['Livraison souhaitée le mardi 24 novembre, à l’adresse suivante : 4 rue des Lices.'],
  ],
  [
    'a slot',
    { mode: { kind: 'EMP', shop: 'Valbrune Rennes', wished: '2026-12-01 10:00-12:00' } },
    ['Retrait souhaité le mardi 1er décembre entre 10 h et 12 h.'],
  ],
  [
    'two deliveries',
    {
      mode: {
        kind: 'LIV',
        address: '4 rue des Lices',
        on: null,
        deliveries: [
          { on: '2026-11-17', articles: [{ name: 'Peinture mate', quantity: 3 }] },
          { on: null, articles: [{ name: 'Colle', quantity: 2 }] },
        ],
      },
    },
    [
      'Elle sera livrée en deux fois à l’adresse suivante : 4 rue des Lices.',
      'Première livraison le mardi 17 novembre : 3 × Peinture mate',
      'Seconde livraison, date à confirmer : 2 × Colle',
    ],
  ],
  [
    'a wish that was lost',
    { lostWish: '2026-11-24' },
    ['Livraison souhaitée le mardi 24 novembre : ce n’était plus possible au moment de commander.'],
  ],
  [
    'the price of a tester back, before tax',
    { credits: [CREDIT] },
    [
      'Code TESTEUR-ABCDEFGH23 : 5,06 € HT sur un pot en Gris anthracite, RAL 7016',
      'À saisir dans votre panier jusqu’au 13 février 2027, une seule fois et un code par commande. Ce code est personnel.',
    ],
  ],
  [
    'it to the whole company that bought it',
    { credits: [{ ...CREDIT, isCompanys: true }] },
    ['une seule fois et un code par commande. Ce code est réservé à votre entreprise.'],
  ],
  [
    'it with tax and once it is paid',
    { credits: [{ ...CREDIT, isAwaited: true }], large: ['TTC'] },
    [
      '6,07 € TTC sur un pot en',
      'À saisir dans votre panier dès que cette commande est réglée et jusqu’au 13 février 2027',
    ],
  ],
  [
    'it without the amount, for who does not see prices',
    {
      credits: [
        { ...CREDIT, htCents: null, ttcCents: null },
        { ...CREDIT, code: 'TESTEUR-23', htCents: null, ttcCents: null },
      ],
    },
    [
      'Code TESTEUR-ABCDEFGH23 : le prix du testeur sur un pot en Gris anthracite, RAL 7016',
      'Code TESTEUR-23 : le prix du testeur sur un pot en',
      'Ces codes sont personnels.',
    ],
  ],
])('tells what was wished for or given: %s', (_title, told, expected) => {
  const variables = { ...sampleMails.order_confirmation, ...told };
  const { text } = writeMail('id', { template: 'order_confirmation', to: 'a@b.example', variables }, place);
  const words = text.replaceAll(/\s+/gu, ' ');
  for (const sentence of expected) expect(words).toContain(sentence);
  expect(text).not.toMatch(/'| [:;?!»€]|« /u);
});

it.each([
  ...(
    ['store_order_placed', 'store_order_late', 'store_order_cancelled', 'store_lines_cancelled'] as const
  ).map((template) => [template, '/gestion/commandes/W0000042', 'est préparée par votre magasin'] as const),
  ['account_linked', '/gestion/clients/rattachements', 'car vous faites partie de l’équipe Valbrune'],
  ['prospect_registered', '/gestion/clients?liste=personnes&q=luc%40', 'car vous faites partie de l’équipe'],
  ['contact_message', '/gestion/clients/messages/7', 'car vous faites partie de l’équipe Valbrune'],
  ['quotation_asked', '/gestion/devis/DG26000012', 'car vous faites partie de l’équipe Valbrune'],
  ['quotation_request_withdrawn', '/gestion/devis/DG26000012', 'car vous faites partie de l’équipe Valbrune'],
  ['quotation_accepted', '/gestion/devis/DG26000012', 'car vous faites partie de l’équipe Valbrune'],
  ['quotation_declined', '/gestion/devis/DG26000012', 'car vous faites partie de l’équipe Valbrune'],
  ['webhook_disabled', '/gestion/imports/adresses/4', 'car vous faites partie de l’équipe Valbrune'],
] as const)('%s leads whoever runs the shop to the desk, and says why it came', (template, path, why) => {
  const { text } = written(template);
  expect(text).toContain(`https://boutique.example${path}`);
  expect(text.replaceAll('\u00A0', ' ')).toContain(why);
  expect(text).not.toContain('npm run');
});

it.each([
  ['account_linked', 'Téléphone\u00A0: 02\u00A061\u00A091\u00A000\u00A000'],
  ['click_collect_ready', 'Téléphone\u00A0: 02\u00A061\u00A091\u00A000\u00A000'],
  ['contact_message', 'Téléphone\u00A0: 06\u00A012\u00A034\u00A056\u00A078'],
  ['prospect_registered', 'Téléphone\u00A0: non communiqué'],
] as const)('%s writes a telephone number two by two', (template, words) => {
  expect(written(template).text).toContain(words);
});

it('F09 an order placed in the buyer’s name says by whom and for whom', () => {
  const placedFor = { representative: 'Sophie Delmas', buyer: 'Yann Kermarrec' };
  const variables = { ...sampleMails.order_confirmation, placedFor };
  const mail = writeMail('id', { template: 'order_confirmation', to: 'a@b.example', variables }, place);
  for (const text of [mail.html, mail.text])
    expect(text).toContain('Commande passée par Sophie Delmas pour Yann Kermarrec.');
  expect(written('order_confirmation').text).not.toContain('passée par');
});

it('an order’s confirmation names the store, its telephone and hours, and speaks of tints only where there are some', () => {
  const told = (changed: Partial<MailVariables['order_confirmation']>) => {
    const variables = { ...sampleMails.order_confirmation, ...changed };
    const mail = writeMail('id', { template: 'order_confirmation', to: 'a@b.example', variables }, place);
    return mail.text.replaceAll(/\s+/gu, ' ');
  };
  expect(told({})).toMatch(
    /Magasin : Valbrune Rennes Téléphone : 02 61 00 00 00 Horaires du lundi 16 novembre : de 7 h à 12 h/,
  );
  expect(told({}).match(/mis à la teinte/g)).toHaveLength(2);
  expect(told({ isTinted: false })).not.toContain('teinte');
  expect(told({ isTinted: false })).toContain('pour vous rétracter.');
  const store = { name: 'Valbrune Rennes', phone: null, hours: null };
  const delivered = told({ mode: { kind: 'LIV', address: '4 rue des Lices' }, store });
  expect(delivered).toContain('Préparée par : Valbrune Rennes');
  expect(delivered).not.toMatch(/Téléphone|Horaires/);
});

it('whoever may not see prices gets none', () => {
  const variables = { ...sampleMails.order_confirmation, totals: null };
  const hidden = { ...variables, lines: variables.lines.map((line) => ({ ...line, cents: null })) };
  const mail = writeMail(
    'id',
    { template: 'order_confirmation', to: 'a@b.example', variables: hidden },
    place,
  );
  expect(`${mail.html}${mail.text}`).not.toContain('€');
  expect(mail.html).toContain('scope="col"');
  expect(mail.html).not.toContain('Montant');
});

it('H16 what a visitor wrote stays text: no markup, in HTML or subject', () => {
  const { html, text } = written('contact_message');
  expect(html).toContain('Zoé &quot;Z&quot; &lt;b&gt;Roux&lt;/b&gt; &amp; Fils');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>');
  expect(text).toContain('> <script>alert(1)</script>');
});

it.each(['a@b.example\r\nBcc: tous@c.example', 'a@b.example, c@d.example', 'Nom <a@b.example>', ''])(
  'H16 %j is no address to write to or to answer',
  (address) => {
    const mail = { template: 'contact_ack', to: 'a@b.example', variables: sampleMails.contact_ack } as const;
    expect(() => writeMail('id', { ...mail, to: address }, place)).toThrow('not an e-mail address');
    expect(() => writeMail('id', { ...mail, replyTo: address }, place)).toThrow('not an e-mail address');
  },
);

it('A16 a link cannot name another host', () => {
  const mail: QueuedMail = {
    template: 'password_reset',
    to: 'a@b.example',
    variables: { ...sampleMails.password_reset, resetPath: '//evil.example/reset' },
  };
  expect(() => writeMail('id', mail, place)).toThrow('a link leads out of the shop');
});

it.each(['valbrune', 'comptoir'] as const)('%s wears the colours of the pages', async (name) => {
  const css = await readFile(
    join(import.meta.dirname, '../../../../packages/ui/src/theme', `${name}.css`),
    'utf8',
  );
  const token = (property: string) => new RegExp(`--${property}: ([^;]+);`).exec(css)?.[1];
  const { ground, surface, sunken, ink, inkSoft, line, primary, onPrimary, accent, radius } =
    mailThemes[name];
  expect({ ground, surface, sunken, ink, inkSoft, line, primary, onPrimary, accent, radius }).toEqual({
    ground: token('ground'),
    surface: token('surface'),
    sunken: token('surface-sunken'),
    ink: token('ink'),
    inkSoft: token('ink-soft'),
    line: token('line'),
    primary: token('primary'),
    onPrimary: token('on-primary'),
    accent: token('accent'),
    radius: token('radius'),
  });
  expect(written('contact_ack', name).html).toContain(`background:${ground}`);
});

it('H16 over the wire: one recipient, one subject, UTF-8, both forms', async () => {
  const server = await smtpServer();
  const mailer = smtpMailer(server.url, 'Valbrune <ne-pas-repondre@valbrune.example>');
  const variables = {
    ...sampleMails.contact_message,
    reason: 'Été\r\nBcc: tous@chantier.example\r\n\r\nfin',
  };
  const queued = { template: 'contact_message', to: 'contact@valbrune.example', variables } as const;
  await mailer.send(writeMail('abc', { ...queued, replyTo: 'zoe@chantier.example' }, place));
  await mailer.send(written('newsletter_welcome'));
  mailer.close();
  await server.close();
  const [contact, welcome] = server.mails;
  expect(contact?.recipients).toEqual(['contact@valbrune.example']);
  expect(contact?.headers).toMatchObject({
    from: 'Valbrune <ne-pas-repondre@valbrune.example>',
    to: 'contact@valbrune.example',
    'reply-to': 'zoe@chantier.example',
    subject: 'Formulaire de contact\u00a0: Été Bcc: tous@chantier.example fin',
    'message-id': '<abc@valbrune.example>',
    'auto-submitted': 'auto-generated',
  });
  expect(contact?.headerNames).not.toContain('bcc');
  expect(contact?.text).toContain('Répondre à cet e-mail');
  expect(contact?.html).toContain('<html lang="fr">');
  expect(welcome?.headers['list-unsubscribe']).toBe(
    '<https://boutique.example/newsletter/desinscription?jeton=abc>',
  );
});

it.each([
  ['Mme', 'Anne', 'Le Goff', 'Bonjour Mme Le Goff,'],
  [null, 'Anne', 'Le Goff', 'Bonjour Anne,'],
  ['', 'Anne', 'Le Goff', 'Bonjour Anne,'],
  ['M.', 'Anne', '', 'Bonjour Anne,'],
  [null, '', 'Le Goff', 'Bonjour,'],
])('nobody is called by a surname alone: %s %s %s', (civility, firstname, lastname, text) => {
  expect(greet({ civility, firstname, lastname }).replaceAll('\u00A0', ' ')).toBe(text);
});

it.each(
  sampleNames.flatMap((template) => {
    const variables = sampleMails[template];
    return 'lastname' in variables ? [[template, variables] as const] : [];
  }),
)('%s greets its reader as all the others do', (template, variables) => {
  expect(written(template).text).toContain(greet(variables));
});

it.each([
  ['approval_requested', 'comment'],
  ['approval_rejected', 'reason'],
] as const)('%s keeps the lines of what somebody wrote', (template, field) => {
  const variables = { ...sampleMails[template], [field]: 'Pour lundi.\nMerci' };
  const queued = queuedMail({ template, to: 'camille@chantier.example', variables });
  const { html, text } = writeMail('0190a0b0-0000-4000-8000-000000000004', queued, place);
  expect(html).toMatch(/<blockquote[^>]*white-space:pre-wrap[^>]*>Pour lundi\.\nMerci</);
  expect(text).toContain('> Pour lundi.\n> Merci');
});

it.each([
  ['approval_request_sent', ['Articles', '2\u00A0×\u00A0Mat velouté'], '/customer/my-requests/V26000001'],
  [
    'click_collect_ready',
    ['Code de retrait', 'K7M\u00A04XR', 'Ce qui vous attend', 'Horaires du mardi 17\u00A0novembre'],
    '/',
  ],
  [
    'order_parts_moved',
    ['Code de retrait', 'K7M\u00A04XR', '1 rue des Pigments, 35000', 'Horaires du mardi 17\u00A0novembre'],
    '/',
  ],
  ['order_status_changed', ['Articles de votre commande'], '/'],
] as const)('%s says what it lists, and of which day', (template, words, path) => {
  const { html, text } = written(template);
  for (const told of words)
    for (const form of [html, text])
      expect(form.replaceAll('\u00A0', ' ')).toContain(told.replaceAll('\u00A0', ' '));
  expect(html).toContain(`href="https://boutique.example${path}"`);
});

it('every mail there is a text for is sent by somebody', () => {
  const source = globSync('**/*.ts', { cwd: API, exclude: ['mail/**', 'outbox/**', '**/*.test.ts'] })
    .map((name) => readFileSync(join(API, name), 'utf8'))
    .join('\n');
  expect(Object.keys(mailTemplates).filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});
