export const wishlistCopy = {
  /** of the list that is made when there is none */
  firstName: 'Mes favoris',
};
