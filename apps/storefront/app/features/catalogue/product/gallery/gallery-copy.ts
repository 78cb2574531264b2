export const galleryCopy = {
  gallery: 'Photos du produit',
  picture: (at: number, of: number) => `Photo ${at} sur ${of}`,
  show: (at: number, of: number) => `Afficher la photo ${at} sur ${of}`,
  inTint: (tint: string) => `teinte ${tint}`,
  zoom: 'Agrandir la photo',
  fullSize: 'Afficher en taille réelle',
  fit: 'Ajuster à la fenêtre',
  previous: 'Photo précédente',
  next: 'Photo suivante',
} as const;
