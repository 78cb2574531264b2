import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { nextStop } from './next-stop.ts';
import styles from './rich-editor.module.css';

export type Tool = {
  key: string;
  label: string;
  onPress: () => void;
  /** of what is on or off; left out, it is only done */
  isOn?: boolean;
  /** of what opens fields below */
  isOpen?: boolean;
};

/** One stop of the keyboard for the whole row, and the arrows within it. */
export function ToolRow({ label, tools }: { label: string; tools: readonly Tool[] }) {
  const [at, setAt] = useState(0);
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextStop(event, at, tools.length);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus, one of them by Tab
    <div role="toolbar" aria-label={label} className={styles.row} onKeyDown={step}>
      {tools.map(({ key, label: name, onPress, isOn, isOpen }, nth) => (
        <Button
          key={key}
          look="secondary"
          size="small"
          tabIndex={nth === at ? 0 : -1}
          aria-pressed={isOn}
          aria-expanded={isOpen}
          onFocus={() => setAt(nth)}
          onClick={onPress}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
