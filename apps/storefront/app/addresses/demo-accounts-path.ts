/** The page that lists the accounts of the demo; a route of the server, and no page of the shop. */
export const DEMO_ACCOUNTS = '/dev/comptes';
