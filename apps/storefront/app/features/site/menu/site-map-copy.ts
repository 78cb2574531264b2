export const siteMapCopy = {
  title: 'Plan du site',
  description: 'Tous les rayons et toutes les pages de la boutique.',
  catalogue: 'Le catalogue',
  help: 'Services et conseils',
} as const;
