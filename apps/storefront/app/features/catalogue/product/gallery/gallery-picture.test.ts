import { expect, it } from 'vitest';
import { layerUrl } from '@nuancier/ui/pieces/layer-url.ts';
import { galleryPictures } from './gallery-picture.ts';

const PHOTO = `https://shop.test/media/article/10200009/p${'a1'.repeat(16)}/1080x1340.webp`;
const drawn = [1, 2, 3, 4].map((view) => ({
  url: `https://shop.test/media/article/10200009/${view}/1080x1340.webp`,
  label: 'Séréna',
}));
const photo = { url: PHOTO, label: 'Pot ouvert' };
const BLUE = { hex: '#2E5978', label: 'RAL 5009' };

it('photographs take the place of what is drawn', () => {
  expect(galleryPictures([photo, ...drawn], 'Séréna', null)).toEqual([{ ...photo, hex: null }]);
});

it('in a tint the painted drawings stand first, and the photograph behind them says nothing of the tint', () => {
  const shown = galleryPictures([photo, ...drawn], 'Séréna', BLUE);
  expect(shown.map(({ url }) => url)).toEqual([...drawn.map(({ url }) => url), PHOTO]);
  expect(shown.map(({ hex }) => hex)).toEqual([BLUE.hex, BLUE.hex, BLUE.hex, BLUE.hex, null]);
  expect(shown[0]?.label).toBe('Séréna, teinte RAL 5009');
  expect(shown.at(-1)?.label).toBe('Pot ouvert');
});

it('what is drawn is shown as it is where there is no photograph, and nothing that is disabled', () => {
  expect(galleryPictures(drawn, 'Séréna', null)).toHaveLength(4);
  expect(galleryPictures([{ ...photo, disabled: true }, null], 'Séréna', null)).toEqual([]);
});

it('a photograph leads to the packshot that any tint may lie beneath', () => {
  expect(layerUrl(PHOTO, 'dark')).toBe('https://shop.test/media/article/10200009/1/dark/1080x1340.webp');
  expect(layerUrl(drawn[2]?.url ?? '', 'light')).toBe(
    'https://shop.test/media/article/10200009/3/light/1080x1340.webp',
  );
  expect(layerUrl('https://shop.test/media/product/P102000/1/1080x1340.webp', 'light')).toBeNull();
});
