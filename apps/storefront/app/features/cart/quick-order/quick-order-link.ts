/** Its name in menus, apart from the words of its page. */
export const QUICK_ORDER = 'Commande rapide';
