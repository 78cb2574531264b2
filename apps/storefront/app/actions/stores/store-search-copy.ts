export const storeSearchCopy = {
  myPosition: 'votre position',
} as const;
