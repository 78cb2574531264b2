import { useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { useScrollLock } from './use-scroll-lock.ts';
import { Voice } from './voice.tsx';

type Props = { labelledBy: string; className: string; onClose: () => void; children: ReactNode };

/**
 * A native modal: the browser keeps focus inside, gives it back and closes on Escape.
 * It is open as long as it is rendered.
 */
export function Modal({ labelledBy, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Closing before removal is what hands focus back to where it came from.
    return () => element?.close();
  }, []);

  const closeOnOverlay = (event: PointerEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={closeOnOverlay}
    >
      {children}
      <Voice />
    </dialog>
  );
}

function isOutside(event: PointerEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}
