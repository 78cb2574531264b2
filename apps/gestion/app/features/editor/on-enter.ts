import type { KeyboardEvent } from 'react';

/** In a field of a tool Enter is the tool's: the form around it is not sent. */
export function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}
