/** For answers that requests share: frozen through and through, so that nobody changes them and their text may be kept. */
export function sharedValue<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) sharedValue(part);
  }
  return Object.freeze(value);
}
