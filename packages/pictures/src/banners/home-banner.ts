// The home page: a room just painted, packs and steps still there.

import { itemFacts } from '../categories/category-look.ts';
import { inFront } from '../compositions/in-front.ts';
import { inScene } from '../compositions/scene-picture.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { moved } from '../svg/shapes.ts';
import { look } from './banner-stage.ts';
import type { DrawBanner } from './banner-stage.ts';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';

export const homeBanner: DrawBanner = (stage) => {
  const room: PictureFacts = { ...look('Valbrune', 'bucket', 10, 'Bleu de vallée', '#3f6f7c'), seed: 6 };
  const pack = [room, look('Ardelis', 'tin', 3, 'Ocre clair', '#d8a95a')].map((facts) =>
    drawContainer(stage.sheet, facts, 'front'),
  );
  const steps = drawContainer(stage.sheet, itemFacts('steps', 'room', 0), 'front');
  return inScene(
    stage,
    room,
    (w) =>
      (w > 1300 ? moved(steps.shadow + steps.art, w * 0.86, 930, 1.75) : '') + inFront(pack, w, 950, 300),
    true,
  );
};
