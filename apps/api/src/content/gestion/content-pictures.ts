import type {
  ContentPicture,
  ContentPictureList,
  ContentPictureSize,
  QueryContentPicturesArgs,
} from '@nuancier/contract/gestion-types.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { ContentDeskContext } from '../content-context.ts';
import { selectContentPictures } from '../pictures/content-pictures-store.ts';
import type { ContentPictureRecord } from '../pictures/content-pictures-store.ts';

const LARGEST_PAGE = 50;

export async function contentPictures(
  { db, staff }: ContentDeskContext,
  { after, pageSize }: QueryContentPicturesArgs,
): Promise<ContentPictureList> {
  entitled(staff, 'contentPictures');
  const limit = pageSize ?? LARGEST_PAGE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const found = await selectContentPictures(db, { after: after ?? null, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const next = found.length > limit ? (shown.at(-1)?.picture ?? null) : null;
  return { items: shown.map(pictureView), next };
}

function pictureView(record: ContentPictureRecord): ContentPicture {
  const { shape, alt, author, at } = record;
  return { shape, alt, author, at: at.toISOString(), sizes: sizesOf(record) };
}

const CUT = [
  { width: 1600, height: 600 },
  { width: 800, height: 450 },
  { width: 780, height: 780 },
] as const;
const SIDES = [1600, 800] as const;

function sizesOf({ picture, shape, width, height }: ContentPictureRecord): ContentPictureSize[] {
  const src = (size: string) => `/media/site/${picture}/${size}.webp`;
  if (shape === 'banner') return CUT.map((cut) => ({ src: src(`${cut.width}x${cut.height}`), ...cut }));
  return SIDES.map((side) => {
    // None is made larger than it came.
    const scale = Math.min(1, side / width, side / height);
    const measures = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return { src: src(`${side}x${side}`), ...measures };
  });
}
