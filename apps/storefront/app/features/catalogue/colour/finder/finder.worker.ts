// The finder's science away from the page: the photograph's pixels, and the distances to every tint.
import { openPhoto } from '../photo/open-photo.ts';
import { balanced, hexOfLight, lightAt, whiteRefusal } from '../photo/photo-colour.ts';
import type { Light } from '../photo/photo-colour.ts';
import type { Pixels } from '../photo/pixels.ts';
import { answerQuestions } from '../photo/worker-port.ts';
import { finderAnswer } from './finder-answer.ts';
import type { FinderTint } from './finder-answer.ts';
import type { FinderQuestions } from './finder-questions.ts';

let tints: readonly FinderTint[] = [];
let photo: Pixels | null = null;
let white: Light | null = null;

answerQuestions<FinderQuestions>({
  tints: (known) => {
    tints = known;
    return null;
  },
  answer: (asked) => finderAnswer(tints, asked),
  open: async (file, handOver) => {
    const opened = await openPhoto(file);
    if (opened.kind === 'refused') return opened;
    photo = opened.pixels;
    white = null;
    const data = photo.data.slice();
    handOver(data.buffer);
    return { kind: 'opened', pixels: { ...photo, data } };
  },
  pick: (point) => photo && hexOfLight(balanced(lightAt(photo, point), white)),
  white: (point) => {
    const light = photo && point && lightAt(photo, point);
    const refusal = light && whiteRefusal(light);
    if (!refusal) white = light;
    return refusal;
  },
});
