import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useScrollLock } from './use-scroll-lock.ts';
import { LiveRegion } from '../announcing/live-region.tsx';

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

  // Where the finger went down is where the press began: one that slips out of the panel, or into it, closes nothing.
  const beganOutside = useRef(false);
  const closeOnOverlay = (event: MouseEvent<HTMLDialogElement>) => {
    if (beganOutside.current && isOutside(event)) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- by keyboard, Escape closes it
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        beganOutside.current = isOutside(event);
      }}
      onClick={closeOnOverlay}
    >
      {children}
      <LiveRegion />
    </dialog>
  );
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}
