/** On which pages of the back office tell each other that the session is used. */
export const SESSION_CHANNEL = 'nuancier-gestion-session';
