import { menuOf } from '@nuancier/domain/site/menu.ts';
import type { Menu } from '@nuancier/domain/site/menu.ts';
import { useRouteLoaderData } from 'react-router';
import type { LayoutQuery } from '../../../generated/documents.ts';
import type { FrameData } from '../../backend/frame/frame-data.ts';

export type SiteConfig = NonNullable<LayoutQuery['storeConfig']>;

/** The frame's data with the two things everyone asks for: the site's settings and the menu. */
export type Frame = Omit<FrameData, 'layout'> & {
  layout: LayoutQuery;
  site: Partial<SiteConfig>;
  menu: Menu;
};

export function useFrame(): Frame {
  const data = useRouteLoaderData<FrameData>('root');
  if (!data) throw new Error('The frame is read outside the pages of the shop');
  return { ...data, site: data.layout.storeConfig ?? {}, menu: menuFor(data.layout) };
}

// The tree is sorted once per answer, not once per component that draws a part of it.
const menus = new WeakMap<LayoutQuery, Menu>();

function menuFor(layout: LayoutQuery): Menu {
  const known = menus.get(layout);
  if (known) return known;
  const menu = menuOf((layout.categoryList ?? []).flatMap((root) => root?.children ?? []));
  menus.set(layout, menu);
  return menu;
}

/** The HTML of one of the frame's content blocks. */
export function frameBlock(layout: LayoutQuery, identifier: string): string | null {
  return layout.cmsBlocks?.items?.find((item) => item?.identifier === identifier)?.content ?? null;
}
