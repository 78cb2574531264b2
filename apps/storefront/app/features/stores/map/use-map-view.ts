import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { fromSight, moved, ZOOM_STEP as STEP, zoomed } from './map-view.ts';
import type { MapView } from './map-view.ts';

const STRIDE = 0.15;

const strides: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
  ArrowUp: [0, -STRIDE],
  ArrowDown: [0, STRIDE],
};

/** What is in sight, moved by drag, wheel and keys. */
export function useMapView(initial: MapView) {
  const [view, setView] = useState(initial);
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ id: number; x: number; y: number } | null>(null);

  useEffect(() => {
    const element = frame.current;
    // The page must go on scrolling: the wheel is the map's while it has the focus, or by a pinch of two fingers.
    const onWheel = (event: WheelEvent) => {
      if (!element || !(event.ctrlKey || event.metaKey || element.contains(document.activeElement))) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      setView((now) => zoomed(now, event.deltaY < 0 ? STEP : 1 / STEP, fromSight(now, at)));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const stride = strides[event.key];
    const zoom = event.key === '+' || event.key === '=' ? STEP : event.key === '-' ? 1 / STEP : null;
    if (stride) setView((now) => moved(now, ...stride));
    else if (zoom !== null) setView((now) => zoomed(now, zoom));
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A marker is pressed, not dragged.
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    if (from?.id !== event.pointerId) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    held.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    setView((now) => moved(now, (from.x - event.clientX) / width, (from.y - event.clientY) / height));
  };
  const release = () => {
    held.current = null;
  };
  return {
    view,
    setView,
    zoomIn: () => setView((now) => zoomed(now, STEP)),
    zoomOut: () => setView((now) => zoomed(now, 1 / STEP)),
    frame,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release },
  };
}
