/** The field that says: shown once more, to be done by the next press only. */
export const LOOK_AGAIN = 'saisie-gardee';
