import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { choiceKeys } from '../../../../addresses/article-path.ts';
import { choicePlaces } from './missing-choice.ts';
import type { MissingChoice } from './missing-choice.ts';

export type AskedChoice = {
  missing: MissingChoice | null;
  /** Shown beside its options once « Ajouter au panier » was pressed too early. */
  told: MissingChoice | null;
  ask: () => void;
};

/** Moves the focus to what is missing, so that its text is read aloud as well. */
export function useMissingChoice(missing: MissingChoice | null): AskedChoice {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<MissingChoice | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const place = document.getElementById(choicePlaces[asked.at]);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return {
    missing,
    told: asked !== null || params.has(choiceKeys.missing) ? missing : null,
    // A new object each time: a second press leads there again.
    ask: () => setAsked(missing && { ...missing }),
  };
}
