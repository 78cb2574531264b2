import { useState } from 'react';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { newsSince } from './news-since.ts';
import type { TimelineNews } from './news-since.ts';

/** Told where the acts stand, which may just have gone. Keyed by the visit: one's own acts are no news. */
export function ChangedNote({ entries }: { entries: readonly TimelineNews[] }) {
  const [seen] = useState(entries.length);
  const news = newsSince(seen, entries);
  return (
    <div role="status">
      {news !== null && (
        <Card>
          <strong>{news}</strong>
        </Card>
      )}
    </div>
  );
}
