import { useEffect } from 'react';

const WAITS_MS = [1_500, 5_000];
const tried = new WeakMap<HTMLImageElement, { source: string; times: number }>();

/** A picture that was refused in a crush would stay broken for the whole visit: it is asked for again, twice. */
export function useRetriedPictures(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => retry(target);
    // An error of a picture does not bubble: it is caught on its way down.
    addEventListener('error', onError, true);
    // Those that failed before this script was there.
    for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) retry(picture);
    return () => removeEventListener('error', onError, true);
  }, []);
}

function retry(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.src === '') return;
  const known = tried.get(picture);
  const times = known?.source === picture.src ? known.times : 0;
  const wait = WAITS_MS[times];
  if (wait === undefined) return;
  tried.set(picture, { source: picture.src, times: times + 1 });
  // Not all at the same moment, or they would be refused together once more.
  setTimeout(() => picture.setAttribute('src', picture.src), wait * (1 + Math.random()));
}
