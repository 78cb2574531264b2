import type { WishedArrival as WishedArrivalShape } from '@nuancier/contract/api-types.ts';
import { clockCode, wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';

export function wishedArrivalView(wish: WishedArrival): WishedArrivalShape {
  const code = wishCode(wish);
  switch (wish.kind) {
    case 'two':
      return { code, kind: 'IN_TWO', on: null, from: null, until: null };
    case 'day':
      return { code, kind: 'DAY', on: wish.on, from: null, until: null };
    case 'slot':
      return { code, kind: 'SLOT', on: wish.on, from: clockCode(wish.from), until: clockCode(wish.until) };
  }
}
