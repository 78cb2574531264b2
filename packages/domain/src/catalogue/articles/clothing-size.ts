/** A bare size of clothes or shoes: 38, S, XL, 3XL. It needs a label; measures and versions do not. */
export const isClothingSize = (size: string): boolean => /^(?:\d{2}|\d?X*[SML])$/.test(size);
