// Which product or article a view belongs to, so that its costly fields can be worked out when requested.
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { Article } from '../snapshot/article-columns.ts';

export type ViewPlace = { catalogue: Catalogue; product: number; article: Article | null };

const places = new WeakMap<object, ViewPlace>();

export function rememberPlace<View extends object>(view: View, place: ViewPlace): View {
  places.set(view, place);
  return view;
}

export function placeOf(view: object): ViewPlace {
  const place = places.get(view);
  if (place === undefined) throw new Error('This answer was not made from the catalogue');
  return place;
}
