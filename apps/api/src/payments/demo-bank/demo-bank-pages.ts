// The card page of the demonstration: no card number is asked for, none is ever seen.
import { frenchMoney } from '../../text/french-words.ts';
import { markup } from '../../text/markup.ts';
import type { Markup } from '../../text/markup.ts';
import type { BankPayment } from './demo-bank-store.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem;color:#17262b}' +
  'button{display:block;width:100%;min-height:3rem;margin:.5rem 0;font:inherit}';

const ANSWERS = [
  ['payer', 'Payer'],
  ['3ds', 'Payer avec authentification 3-D Secure'],
  ['refuser', 'Paiement refusé par la banque'],
  ['abandonner', 'Abandonner et revenir à la boutique'],
  ['payer-tard', 'Payer, notification en retard (20 secondes)'],
  ['payer-trois-fois', 'Payer, notification envoyée trois fois'],
] as const;

export function bankPage(payment: BankPayment, back: string): string {
  const buttons = ANSWERS.map(([value, label]) => button(value, label));
  return frame('Banque de démonstration', payment, back, buttons);
}

export function secureCodePage(payment: BankPayment, back: string): string {
  return frame('Authentification 3-D Secure', payment, back, [
    button('payer', 'Confirmer l’achat dans mon application bancaire'),
    button('refuser', 'Refuser l’achat'),
  ]);
}

function button(value: string, label: string): Markup {
  return markup`<button name="reponse" value="${value}">${label}</button>`;
}

function frame(title: string, payment: BankPayment, back: string, buttons: readonly Markup[]): string {
  return markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Commande n°\u00A0${payment.orderNumber}\u00A0: <strong>${frenchMoney(payment.amountCents)}</strong></p>
<p>Cette page tient lieu de banque pendant les démonstrations. Aucun montant n’est débité.</p>
<form method="post"><input type="hidden" name="retour" value="${back}">${buttons}</form>
</main>
</body>
</html>`.html;
}
