// Pages for developers and testers, outside production: bare HTML without script, and nothing from elsewhere.
import type { FastifyReply } from 'fastify';
import { markup } from '../text/markup.ts';
import type { Markup } from '../text/markup.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#17262b}' +
  'table{border-collapse:collapse;width:100%}caption{text-align:left}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #ccc;vertical-align:top}' +
  'iframe{width:100%;height:44rem;border:1px solid #999}pre{white-space:pre-wrap;background:#f4f4f4;padding:1rem}';

export const BARE_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export function barePage(title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${content}
</body>
</html>
`.html;
}

export function sendBarePage(reply: FastifyReply, html: string, policy = BARE_PAGE_POLICY): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
