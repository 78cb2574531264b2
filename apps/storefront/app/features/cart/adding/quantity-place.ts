/** The field of a product's page that says how many, by its place on the page. */
export const QUANTITY_PLACE = 'quantite';

/** Names the field beside which a refused quantity is shown without script. */
export const BESIDE = 'beside';
