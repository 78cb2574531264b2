import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import type { CampaignFactsFragment } from '../../../generated/documents.ts';
import { campaignsCopy as copy } from './campaigns-copy.ts';

const LOOKS = {
  brouillon: 'neutral',
  a_venir: 'info',
  en_cours: 'success',
  terminee: 'neutral',
} as const satisfies Record<CampaignFactsFragment['phase'], BadgeLook>;

export function PhaseBadge({ phase, is_stopped: isStopped }: CampaignFactsFragment) {
  return <Badge look={LOOKS[phase]}>{isStopped ? copy.stopped : copy.phases[phase]}</Badge>;
}
