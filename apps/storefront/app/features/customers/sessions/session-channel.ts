/** On which pages of the shop tell each other that the session is used. */
export const SESSION_CHANNEL = 'nuancier-session';
