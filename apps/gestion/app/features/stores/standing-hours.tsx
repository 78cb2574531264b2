import type { Weekday } from '@nuancier/domain/stores/opening-hours.ts';
import { hoursText } from './hours-text.ts';
import { storesCopy as copy } from './stores-copy.ts';

type Day = { weekday: Weekday; hours: string };
type Props = { week: readonly Day[]; typed: readonly Day[] };

/** Where what is kept differs from what was typed: read before it is written over. */
export function StandingHours({ week, typed }: Props) {
  const differing = week.filter(({ weekday, hours }) =>
    typed.some((day) => day.weekday === weekday && day.hours !== hours),
  );
  if (differing.length === 0) return null;
  return (
    <div>
      <p>{copy.weekPage.standing}</p>
      <ul>
        {differing.map(({ weekday, hours }) => (
          <li key={weekday}>{`${copy.weekdays[weekday]}\u00A0: ${hoursText(hours)}`}</li>
        ))}
      </ul>
    </div>
  );
}
