// The 503 answer of an overloaded shop: built once, small, so that refusing costs nothing.
import { technicalIncident } from '@nuancier/api/refusals/incidents.ts';
import { bareContentPolicy } from '../security/security-headers.ts';

export type BusyAnswer = { headers: Readonly<Record<string, string>>; body: Buffer };

const RETRY_SECONDS = 5;

const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Beaucoup de monde en ce moment</title>
</head>
<body>
<main>
<h1>Beaucoup de monde en ce moment</h1>
<p>La boutique reçoit plus de visites qu’elle ne peut en servir. Votre panier et votre connexion sont conservés.</p>
<p>Merci de patienter quelques secondes, puis de recharger cette page.</p>
</main>
</body>
</html>
`;

const message =
  'La boutique reçoit plus de demandes qu’elle ne peut en servir. Merci de réessayer dans quelques secondes.';
const json = JSON.stringify({
  errors: [{ message, extensions: { category: technicalIncident.category, key: 'Service unavailable' } }],
});

export function busyAnswers(securityHeaders: Readonly<Record<string, string>>): {
  page: BusyAnswer;
  graphql: BusyAnswer;
} {
  const answer = (text: string, type: string): BusyAnswer => {
    const body = Buffer.from(text);
    const headers = {
      ...securityHeaders,
      'content-security-policy': bareContentPolicy,
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    };
    return { headers, body };
  };
  return { page: answer(page, 'text/html'), graphql: answer(json, 'application/json') };
}
