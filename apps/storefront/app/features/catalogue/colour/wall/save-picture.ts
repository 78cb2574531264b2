import type { Pixels } from '../photo/pixels.ts';

const CAPTION = 48;

/** The painted picture with its tints written below, as a file of the visitor's own. */
export async function savePicture(pixels: Pixels, caption: string, name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = pixels.width;
  canvas.height = pixels.height + CAPTION;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  context.fillStyle = '#111';
  context.font = '18px system-ui, sans-serif';
  context.textBaseline = 'middle';
  context.fillText(caption, 16, pixels.height + CAPTION / 2, canvas.width - 32);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) return;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
