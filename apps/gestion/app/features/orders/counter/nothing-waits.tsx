import { Link } from 'react-router';
import { readPickupCode, shownPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { paths } from '../../../addresses/paths.ts';
import { counterCopy as copy } from './counter-copy.ts';
import type { PickupOutcome } from './pickup-outcome.ts';

type Props = { words: string | null; isAsked: boolean; isLost: boolean; outcome: PickupOutcome | null };

/** `isAsked`: the shop was asked for these words, and knows none. `isLost`: it could not be asked. `outcome`: what a code had found. */
export function NothingWaits({ words, isAsked, isLost, outcome }: Props) {
  if (outcome !== null)
    return (
      <EmptyState
        title={outcome.told}
        action={<Link to={paths.order(outcome.number)}>{copy.open(outcome.number)}</Link>}
      />
    );
  if (words === null) return <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>;
  const code = readPickupCode(words);
  if (code !== null && isLost) return <EmptyState title={copy.offlineCode} />;
  if (code !== null && !isAsked) return <EmptyState title={copy.codeTyped(shownPickupCode(code))} />;
  if (code !== null)
    return <EmptyState title={copy.noCode(shownPickupCode(code))}>{copy.noCodeHint}</EmptyState>;
  return (
    <EmptyState
      title={copy.noMatch(words)}
      action={
        <Link to={`${paths.orders()}?etat=toutes&q=${encodeURIComponent(words)}`}>{copy.searchAll}</Link>
      }
    />
  );
}
