// The process in which pictures from outside are unpacked: whatever one does to it, the shop lives on.
import { encodePicture } from './encode-picture.ts';
import type { PictureMade, PictureTask } from './encode-picture.ts';
import { TOO_HEAVY } from './picture-bounds.ts';

const MOST_BYTES = Number(process.env['MOST_BYTES']);
const LOOK_MS = 50;

process.on('message', (task: PictureTask) => {
  // The library works beside the event loop, which is therefore free to look.
  const look = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_BYTES) process.exit(TOO_HEAVY);
  }, LOOK_MS);
  void encodePicture(task)
    .then(answer, () => answer({ ok: false, fault: 'broken' }))
    .finally(() => clearInterval(look));
});
process.on('disconnect', () => process.exit(0));

function answer(made: PictureMade): void {
  process.send?.(made);
}
