/** What can be asked of the comparison's address. */
export type CompareIntent = 'add' | 'remove' | 'clear';
