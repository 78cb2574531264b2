import { useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Text typed before hydration is only in the field itself: pass the result to the field as its `ref`, and `onTyped`
 * is called once.
 */
export function useTypedEarly(onTyped: (text: string) => void): (control: Control | null) => void {
  const [meet] = useState(() => {
    let isMet = false;
    return (control: Control | null) => {
      if (control === null || isMet) return;
      isMet = true;
      if (control.value !== control.defaultValue) onTyped(control.value);
    };
  });
  return meet;
}
