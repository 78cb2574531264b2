// Pictures likely to be requested next, drawn while idle: a card leads to a gallery, its first picture to the others.
import type { MediaAddress, MediaSubject } from './media-address.ts';

export type DrawAhead = {
  /** Notes what follows a requested picture. */
  after(asked: MediaAddress): void;
  /** Draws what was noted while no request waits. */
  resume(): void;
};

const MOST_NOTED = 200;
const LARGE = [
  { width: 640, height: 800 },
  { width: 1080, height: 1340 },
] as const;
const THUMBNAIL = { width: 160, height: 160 };
const VIEWS = [1, 2, 3, 4] as const;

export function drawAhead(draw: (address: MediaAddress) => Promise<void>, isIdle: () => boolean): DrawAhead {
  const noted = new Map<string, MediaAddress>();
  let drawing = false;

  async function drawNoted(): Promise<void> {
    // The newest first: it belongs to the page being viewed now.
    for (let next = lastOf(noted); next && isIdle(); next = lastOf(noted)) {
      noted.delete(next.file);
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that requests find a place
      await draw(next);
    }
  }

  return {
    after(asked) {
      for (const address of followers(asked).toReversed()) {
        noted.delete(address.file);
        noted.set(address.file, address);
      }
      for (const file of noted.keys()) {
        if (noted.size <= MOST_NOTED) break;
        noted.delete(file);
      }
    },
    resume() {
      if (drawing) return;
      drawing = true;
      void drawNoted().finally(() => {
        drawing = false;
      });
    },
  };
}

/** The most wanted first. Only products: of an article the page shows what its product's shows. */
export function followers(asked: MediaAddress): MediaAddress[] {
  const { subject, width } = asked;
  if ((subject.kind !== 'product' && subject.kind !== 'article') || subject.view !== 1) return [];
  const at = (view: (typeof VIEWS)[number], size: { width: number; height: number }): MediaAddress => ({
    subject: { ...subject, view },
    ...size,
    format: asked.format,
    file: [...placeOf(subject, view), `${size.width}x${size.height}.${asked.format}`].join('/'),
  });
  const shown = LARGE.find((size) => size.width === width);
  if (shown) {
    const others = VIEWS.filter((view) => view !== 1);
    return [...others.map((view) => at(view, shown)), ...VIEWS.map((view) => at(view, THUMBNAIL))];
  }
  // Thumbnails and the squares of a choice lead nowhere; a card does.
  return width === 320 ? LARGE.map((size) => at(1, size)) : [];
}

type DrawnArticle = Extract<MediaSubject, { kind: 'product' | 'article' }>;

function placeOf(subject: DrawnArticle, view: number): (string | number)[] {
  const layer = subject.kind === 'article' ? subject.layer : undefined;
  return [subject.kind, subject.sku, view, ...(layer === undefined ? [] : [layer])];
}

function lastOf(noted: ReadonlyMap<string, MediaAddress>): MediaAddress | undefined {
  return [...noted.values()].at(-1);
}
