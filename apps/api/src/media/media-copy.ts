export const mediaCopy = {
  malformed: 'Adresse d’image invalide.',
  unknown: 'Cette image n’existe pas.',
  busy: 'Trop d’images sont demandées en ce moment. Réessayez dans quelques secondes.',
  failed: 'Cette image ne peut pas être affichée pour le moment.',
} as const;
