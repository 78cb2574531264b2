export const othersCopy = {
  title: 'Formulaire ouvert par quelqu’un d’autre',
  says: (opener: string, person: string) =>
    `Ce formulaire a été ouvert par ${opener}\u00A0; vous êtes ${person}. Rien n’a été envoyé, et ce qui a été saisi est gardé.`,
  incomplete: 'Un fichier ou un mot de passe n’est pas gardé\u00A0: il sera à redonner.',
  asMyself: (person: string) => `Le revoir et l’envoyer en mon nom (${person})`,
  asOpener: (opener: string) => `Me déconnecter, pour que ${opener} l’envoie`,
  giveUp: 'Abandonner cette saisie',
};
