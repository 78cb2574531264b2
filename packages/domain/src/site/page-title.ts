export type TitleRules = {
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  separator?: string | null | undefined;
};

/** The title of a page as the site words it: prefix, the parts of the title, suffix, with separators between. */
export function pageTitle(parts: readonly string[], rules: TitleRules): string {
  const separator = ` ${rules.separator?.trim() || '-'} `;
  const suffix = rules.suffix?.trim() ?? '';
  const prefix = rules.prefix?.trim() ?? '';
  const title = parts
    .map((part) => withoutName(part.trim(), bareName(suffix)))
    .filter((part) => part !== '')
    .join(separator);
  // A page that is called like the shop, such as the home page, needs no suffix.
  if (title === '') return [prefix, bareName(suffix)].filter((part) => part !== '').join(' ');
  return `${before(prefix, separator)}${title}${after(suffix, separator)}`;
}

const sign = String.raw`[^\p{L}\p{N}\s]`;
const opening = new RegExp(`^${sign}+\\s*`, 'u');
const closing = new RegExp(`\\s*${sign}+$`, 'u');

function bareName(suffix: string): string {
  return suffix.replace(opening, '');
}

/** Editors write the shop's name at the end of their own titles: once, at the very end, is enough. */
function withoutName(part: string, name: string): string {
  if (name === '' || !part.endsWith(name)) return part;
  const rest = part.slice(0, -name.length).trimEnd();
  return rest === '' ? '' : closing.test(rest) ? rest.replace(closing, '') : part;
}

/** A prefix or suffix that brings a separating sign of its own needs no other. */
function before(prefix: string, separator: string): string {
  if (prefix === '') return '';
  return closing.test(prefix) ? `${prefix} ` : prefix + separator;
}

function after(suffix: string, separator: string): string {
  if (suffix === '') return '';
  return opening.test(suffix) ? ` ${suffix}` : separator + suffix;
}
