/** The form of the product page that puts the article into the cart. */
export const ADD_FORM = 'ajout-au-panier';
