/** A bare size of clothes or shoes: 38, S, XL, 3XL. Alone it says nothing; measures and versions speak for themselves. */
export const isClothingSize = (size: string): boolean => /^(?:\d{2}|\d?X*[SML])$/.test(size);
