import { createContext } from 'react';

/** Who the page was drawn for, as its forms say it; null where nobody can tell. */
export const FormMarkContext = createContext<string | null>(null);

/** The field's name: the server compares it with the session before anything is done. */
export const FORM_MARK = 'pour';
