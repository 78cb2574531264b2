import { openingState } from '@nuancier/domain/stores/opening-hours.ts';
import type { LocalMoment } from '@nuancier/domain/stores/opening-hours.ts';
import Clock from 'lucide-react/icons/clock';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { openingWords } from './opening-words.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';

type Hours = Pick<StoreFacts, 'schedules' | 'specialHours'>;

export function OpeningBadge({ store, moment }: { store: Hours; moment: LocalMoment }) {
  const state = openingState(store, moment);
  return (
    <Badge look={state.kind === 'open' ? 'success' : 'neutral'}>
      <Clock aria-hidden="true" size={14} />
      {openingWords(state)}
    </Badge>
  );
}
