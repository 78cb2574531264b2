import type { MenuLink } from '@nuancier/domain/site/menu.ts';
import { paths } from '../../../addresses/paths.ts';

export function menuHref(link: MenuLink): string {
  return link.kind === 'custom' ? link.url : paths.category(link.urlPath, link.urlSuffix);
}
