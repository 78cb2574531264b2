// What an editor may put on a page. Used when content is written and again when it is served.
import { ALLOWED_TAGS, allowedAttributes } from '@nuancier/domain/content/allowed-html.ts';
import sanitizeHtml from 'sanitize-html';

/** Addresses within the shop, a page's own anchors, and what a reader's mail or phone can open. */
const SAFE_LINK = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;
/** As the media's own addresses are written: nothing is encoded, nothing climbs. */
const SAFE_PICTURE = /^\/media\/[A-Za-z0-9](?:[A-Za-z0-9_-]|[./](?=[A-Za-z0-9]))*$/;

export function sanitiseContent(html: string): string {
  return sanitizeHtml(html, RULES);
}

const isLeftOut: Filter = (frame) =>
  (frame.attribs['class'] ?? '').split(/\s+/).includes('prix') || isUnsafePicture(frame);

/** Without what an editor marks as a price (class="prix"): for who may not see any. */
export function withoutPrices(html: string): string {
  return sanitizeHtml(html, { ...RULES, exclusiveFilter: isLeftOut });
}

type Filter = (frame: sanitizeHtml.IFrame) => boolean;

const isUnsafePicture: Filter = ({ tag, attribs }) =>
  tag === 'img' && !SAFE_PICTURE.test(attribs['src'] ?? '');

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(ALLOWED_TAGS.map((tag) => [tag, [...allowedAttributes(tag)]])),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: safeLink },
  exclusiveFilter: isUnsafePicture,
};

function safeLink(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, ...rest } = attribs;
  if (href === undefined || !SAFE_LINK.test(href)) return { tagName, attribs: rest };
  // A page opened elsewhere must not reach back into the shop.
  return {
    tagName,
    attribs: href.startsWith('https://') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
  };
}
