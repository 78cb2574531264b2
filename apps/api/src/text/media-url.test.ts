import { describe, expect, it } from 'vitest';
import { mediaUrl } from './media-url.ts';

describe('mediaUrl', () => {
  it.each([
    ['category/sol', 'https://shop.example/media/category/sol/800x450.webp'],
    ['category/sol.png', 'https://shop.example/media/category/sol.png'],
    ['/media/category/sol.svg', 'https://shop.example/media/category/sol.svg'],
    ['https://cdn.example/sol.png', 'https://cdn.example/sol.png'],
  ])('%s → %s', (name, url) => {
    expect(mediaUrl(name, 'https://shop.example', '800x450.webp')).toBe(url);
  });
});
