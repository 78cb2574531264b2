// The colours that shop front and van share.

export const PETROL = '#0f4c5c';

export const OCHRE = '#d08a35';
