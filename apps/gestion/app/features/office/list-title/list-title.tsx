import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import { listTitle } from './list-words.ts';

type Props = {
  /** the list, as its page is called */
  of: string;
  /** tab, words, period: what narrows it */
  asked: readonly (string | null)[];
  /** what came of it: said when the same page shows others; empty where a refusal is told instead */
  found: string;
};

/** The one title of every list of the office, which says what was asked, and the one voice for what was found. */
export function ListTitle({ of, asked, found }: Props) {
  useAnnouncedResult(found);
  return <title>{listTitle(of, asked)}</title>;
}
