/** The field of a product's page that says how many, by its place on the page. */
export const QUANTITY_PLACE = 'quantite';

/** A form's word for the field beside which a refused number is told to those without script. */
export const BESIDE = 'beside';
