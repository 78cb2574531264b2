import { createContext } from 'react';

/** The account the page was rendered for, sent with its forms; null when unknown. */
export const FormMarkContext = createContext<string | null>(null);

/** The field's name: the server compares it with the session before anything is done. */
export const FORM_MARK = 'pour';
