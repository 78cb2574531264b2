// What painters, façade workers, floor layers and private customers type, written and judged from the trade by people
// who had not seen the search; split once, by chance. The sealed part is only measured: whoever reads it breaks it.
import type { RelevanceQuery } from '../expectation.ts';
import open from './open.json' with { type: 'json' };
import sealed from './sealed.json' with { type: 'json' };

type JudgedQuery = RelevanceQuery & { type: string };

export const OPEN_QUERIES = open as readonly JudgedQuery[];
export const SEALED_QUERIES = sealed as readonly JudgedQuery[];
