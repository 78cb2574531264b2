export const guardCopy = {
  customersOwn:
    'Cette page est réservée au client lui-même\u00A0: elle ne s’ouvre pas en son nom. Le client la trouve dans son propre compte.',
} as const;
