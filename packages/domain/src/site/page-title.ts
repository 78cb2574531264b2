export type TitleRules = {
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  separator?: string | null | undefined;
};

/** The title of a page as the site words it: prefix, title (its parts joined by the separator), suffix. */
export function pageTitle(parts: readonly string[], rules: TitleRules): string {
  const separator = rules.separator?.trim() || '-';
  const title = parts.filter((part) => part.trim() !== '').join(` ${separator} `);
  const suffix = rules.suffix?.trim() ?? '';
  // Editors write the shop's name into their own titles: once is enough.
  const ended = suffix !== '' && title.endsWith(suffix) ? '' : suffix;
  return [rules.prefix?.trim() ?? '', title, ended].filter((part) => part !== '').join(' ');
}
