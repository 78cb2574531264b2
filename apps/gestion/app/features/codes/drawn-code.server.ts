// Codes that a scanner or a telephone reads, drawn on the server: the browser gets a picture and no library.
import { toSVG } from 'bwip-js/node';

const QUIET = { paddingwidth: 10, paddingheight: 4, backgroundcolor: 'ffffff' };

/** A line code of any length, for labels and lists: the address of a picture. */
export function lineCode(text: string): string {
  return pictureOf(toSVG({ bcid: 'code128', text, height: 12, ...QUIET }));
}

/** A square code: more text on less room, for a telephone's camera. */
export function squareCode(text: string): string {
  return pictureOf(toSVG({ bcid: 'qrcode', text, ...QUIET, paddingheight: 10 }));
}

function pictureOf(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
