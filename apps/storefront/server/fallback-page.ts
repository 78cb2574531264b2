// The page of last resort: when even the error page cannot be shown. No script, no style sheet, no data.

export const fallbackPage = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Une erreur est survenue</title>
</head>
<body>
<main>
<p data-message-key="An error occurred while showing the error page">Une erreur est survenue lors de l’affichage de la page d’erreur.</p>
<p><a href="/">Revenir à l’accueil</a></p>
</main>
</body>
</html>
`;
