// Pages that need nothing of the shop: no script, no style sheet, no data.

type BarePage = { title: string; text: string; key?: string };

function barePage({ title, text, key }: BarePage): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<p${key ? ` data-message-key="${key}"` : ''}>${text}</p>
<p><a href="/">Revenir à l’accueil</a></p>
</main>
</body>
</html>
`;
}

/** The page of last resort: when even the error page cannot be shown. */
export const fallbackPage = barePage({
  title: 'Une erreur est survenue',
  text: 'Une erreur est survenue lors de l’affichage de la page d’erreur.',
  key: 'An error occurred while showing the error page',
});

/** For a page that is not made in its time. */
export const latePage = barePage({
  title: 'Boutique momentanément indisponible',
  text: 'La boutique est momentanément indisponible. Votre panier et votre connexion sont conservés. Merci de recharger cette page dans quelques secondes.',
});

/** For HTTP methods that no page accepts. */
export const unknownMethodPage = barePage({
  title: 'Action impossible',
  text: 'Cette page ne reçoit pas ce genre de demande. Rien n’a été enregistré.',
});
