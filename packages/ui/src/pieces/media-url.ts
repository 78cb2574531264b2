export type PictureFormat = 'avif' | 'webp';

/** Another size or format of a stored picture: only the last segment of its address changes. */
export function mediaUrl(source: string, size: string, format: PictureFormat): string {
  return source.replace(/[^/]*$/, `${size}.${format}`);
}

/** `320x400` -> its width and height. */
export function dimensionsOf(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
