import { useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What somebody typed before the script took over stands in the field and nowhere else: give the result to the field
 * as its `ref`, and it is told once.
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
