// Words of the button on every card: few, since every listing loads them.
export const compareButtonCopy = {
  compare: 'Comparer',
  compareNamed: (name: string) => `Comparer ${name}`,
} as const;
