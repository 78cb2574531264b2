// The HTML of a mail: tables and inline styles, which is all that mail programs agree on.
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { MailLine } from '../../outbox/mail-pieces.ts';
import { aboutLine } from './about-line.ts';
import { lineAmounts } from './line-amounts.ts';
import { mailCopy } from '../content/mail-copy.ts';
import type { MailPart, MailText, Sender } from '../content/mail-text.ts';
import type { MailTheme } from './mail-theme.ts';
import { markup } from '../../text/markup.ts';
import type { Markup } from '../../text/markup.ts';

type Page = { text: MailText; sender: Sender; theme: MailTheme; url: (path: `/${string}`) => string };

// A word of any length ends at the edge; the second is for programs that do not know the first.
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

export function mailHtml({ text, sender, theme, url }: Page): string {
  const font = `font-family:${theme.font}`;
  const small = `margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:${theme.inkSoft}`;
  return markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${text.subject}</title>
</head>
<body style="margin:0;padding:0;background:${theme.ground}">
<div lang="fr" dir="ltr">
<div style="display:none;max-height:0;overflow:hidden">${text.preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${theme.ground}"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${theme.surface};border:1px solid ${theme.line};border-radius:${theme.radius}">
<tr><td style="padding:20px 16px;${BREAKS};background:${theme.headerGround};border-bottom:3px solid ${theme.accent};border-radius:${theme.radius} ${theme.radius} 0 0"><a href="${url('/')}" style="${font};${theme.wordmark};color:${theme.headerInk};text-decoration:none">${sender.name}</a></td></tr>
<tr><td style="padding:28px 16px 12px;${BREAKS}">
<h1 style="margin:0 0 16px;font-family:${theme.font};font-size:22px;line-height:1.3;color:${theme.ink}">${text.subject}</h1>
${paragraph(text.greeting, theme)}
${text.parts.map((part) => partHtml(part, theme, url))}
${actionHtml(text, theme, url)}
${paragraph(mailCopy.signature(sender.name), theme)}
</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td style="padding:16px;${BREAKS}">
${unsubscribeHtml(text, small, url)}
<p style="${small}">${text.why ?? mailCopy.why(sender.name)}</p>
<p style="${small}">${sender.copyright}</p>
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>
`.html;
}

function paragraph(words: string, theme: MailTheme): Markup {
  return markup`<p style="margin:0 0 16px;${bodyStyle(theme)}">${words}</p>`;
}

function partHtml(part: MailPart, theme: MailTheme, url: Page['url']): Markup {
  if (typeof part === 'string') return paragraph(part, theme);
  const style = bodyStyle(theme);
  switch (part.kind) {
    case 'lines':
      return linesTable(part, theme);
    case 'facts':
      return table(
        part.title,
        part.facts.map(
          ([label, value]) =>
            markup`<tr><th scope="row" align="left" style="padding:4px 16px 4px 0;${style};vertical-align:top;font-weight:400;color:${theme.inkSoft}">${label}</th><td align="${part.areSums ? 'right' : 'left'}" style="padding:4px 0;${style};vertical-align:top${part.areSums ? ';white-space:nowrap' : ''}">${value}</td></tr>`,
        ),
        theme,
      );
    case 'items':
      return markup`${part.title === undefined ? markup`` : heading(part.title, theme)}<ul style="margin:0 0 16px;padding:0 0 0 20px;${style}">${part.items.map((item) => markup`<li>${item}</li>`)}</ul>`;
    case 'quote':
      return markup`<blockquote style="margin:0 0 16px;padding:12px 16px;background:${theme.sunken};border-left:3px solid ${theme.accent};white-space:pre-wrap;${style}">${part.text}</blockquote>`;
    case 'text':
      return markup`<p style="margin:0 0 16px;white-space:pre-wrap;${style}">${part.text}</p>`;
    case 'link':
      return markup`<p style="margin:0 0 16px;${style}">${part.before}<a href="${url(part.path)}" style="color:${theme.primary}">${part.label}</a></p>`;
  }
}

function heading(title: string, theme: MailTheme): Markup {
  return markup`<h2 style="margin:8px 0 4px;font-family:${theme.font};font-size:17px;line-height:1.3;color:${theme.ink}">${title}</h2>`;
}

/** A real table: its title is a heading, so that screen readers can find it and skip it. */
function table(title: string, content: readonly Markup[], theme: MailTheme, style = ''): Markup {
  return markup`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;${style}"><caption align="left" style="text-align:left">${heading(title, theme)}</caption>${content}</table>`;
}

/** Row styles are set once on the table: some programs cut a mail off at a hundred kilobytes. */
function linesTable({ lines, large }: Extract<MailPart, { kind: 'lines' }>, theme: MailTheme): Markup {
  const hasAmounts = lines.some(({ cents }) => cents !== null);
  const head = (align: string, words: string, style: string) =>
    markup`<th scope="col" align="${align}" style="padding:4px 0;${style}font-size:13px;color:${theme.inkSoft};border-bottom:1px solid ${theme.line}">${words}</th>`;
  const heads = markup`<tr>${head('left', mailCopy.article, '')}${head('right', mailCopy.quantityHead, FIGURES)}${hasAmounts ? head('right', mailCopy.amountHead, FIGURES) : markup``}</tr>`;
  return table(
    mailCopy.lines,
    [heads, ...lines.map((line) => lineRow(line, large, hasAmounts, theme))],
    theme,
    `border-collapse:collapse;${bodyStyle(theme)}`,
  );
}

const FIGURES = 'padding:8px 0 8px 8px;white-space:nowrap;';

function lineRow(line: MailLine, large: readonly TaxLabel[], hasAmounts: boolean, theme: MailTheme): Markup {
  const { name, quantity, cents } = line;
  const price = lineAmounts(cents, large).map((amount) => markup`<div>${amount}</div>`);
  const about = aboutLine(line, large).map((words, nth) =>
    nth === 0 ? markup`${words}` : markup`<br>${words}`,
  );
  const amount = markup`<td align="right" style="${FIGURES}">${price}</td>`;
  return markup`<tr valign="top" style="border-bottom:1px solid ${theme.line}"><th scope="row" align="left" style="padding:8px 0;font-weight:400">${name}${about.length === 0 ? markup`` : markup`<br><small>${about}</small>`}</th><td align="right" style="${FIGURES}">${mailCopy.quantity(quantity)}</td>${hasAmounts ? amount : markup``}</tr>`;
}

function actionHtml({ action }: MailText, theme: MailTheme, url: Page['url']): Markup {
  if (action === null) return markup``;
  const address = url(action.path);
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="background:${theme.primary};border-radius:${theme.radius}"><a href="${address}" style="display:inline-block;padding:14px 24px;font-family:${theme.font};font-size:16px;font-weight:600;color:${theme.onPrimary};text-decoration:none">${action.label}</a></td></tr></table>
<p style="margin:0 0 16px;font-family:${theme.font};font-size:13px;line-height:1.5;color:${theme.inkSoft};word-break:break-all">${mailCopy.ifTheButtonFails}<br>${address}</p>`;
}

function unsubscribeHtml({ unsubscribePath }: MailText, style: string, url: Page['url']): Markup {
  if (unsubscribePath === undefined) return markup``;
  return markup`<p style="${style}"><a href="${url(unsubscribePath)}" style="color:inherit">${mailCopy.unsubscribe}</a></p>`;
}

function bodyStyle(theme: MailTheme): string {
  return `font-family:${theme.font};font-size:16px;line-height:1.5;color:${theme.ink}`;
}
