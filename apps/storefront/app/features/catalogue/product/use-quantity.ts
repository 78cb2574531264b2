import { useState } from 'react';

/** The quantity on screen; a new one in the address, from the calculator say, takes its place. */
export function useQuantity(inAddress: number): [number, (quantity: number) => void] {
  const [kept, setKept] = useState({ inAddress, quantity: inAddress });
  if (kept.inAddress !== inAddress) setKept({ inAddress, quantity: inAddress });
  return [kept.quantity, (quantity) => setKept({ inAddress, quantity })];
}
