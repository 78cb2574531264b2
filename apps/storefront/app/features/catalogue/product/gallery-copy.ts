export const galleryCopy = {
  gallery: 'Photos du produit',
  picture: (at: number, of: number) => `Photo ${at} sur ${of}`,
  show: (at: number, of: number) => `Afficher la photo ${at} sur ${of}`,
  zoom: 'Agrandir la photo',
  previous: 'Photo précédente',
  next: 'Photo suivante',
} as const;
