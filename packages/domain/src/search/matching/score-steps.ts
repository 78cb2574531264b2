// Steps above the best score of a text, which is below three.

/** What is of the kind comes before what merely holds the words. */
export const OF_THE_KIND = 8;
/** What comes in the colour asked for, before what would have to be mixed. */
export const COLOURED = 3;
/** Above all of these, so that the product asked for by its code comes first. */
export const REFERENCE = 20;
