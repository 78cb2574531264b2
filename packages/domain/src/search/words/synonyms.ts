import { BRAND_WORDS } from './trade/brand-words.ts';
import { DEFECT_WORDS } from './trade/defect-words.ts';
import { FILLER_WORDS } from './trade/filler-words.ts';
import { PAINT_WORDS } from './trade/paint-words.ts';
import { TOOL_WORDS } from './trade/tool-words.ts';

/**
 * The trade's synonyms, one group a line. « = » joins words that mean the same: each finds the others.
 * « > » goes one way, best first: who types the left side also finds the right side, and not the reverse; several
 * words on the left are joined by « = » for brevity and do not find each other.
 * Accents, plurals and small words do not matter.
 */
export const SYNONYMS = [TOOL_WORDS, PAINT_WORDS, FILLER_WORDS, DEFECT_WORDS, BRAND_WORDS].join('\n');
