/** The body of a page: where the skip link leads, and a page that is loaded anew for its own form. */
export const CONTENT_PLACE = 'contenu';
