import { announcedSpecialDays, rangesOf, weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { storesCopy } from '../copy.ts';
import { hoursWords } from './opening-words.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import styles from './store-hours.module.css';

/** The week, with its Sunday where the store is open then, and the special days of the coming fortnight. */
export function StoreHours({ store, today }: { store: StoreFacts; today: string }) {
  const week = weekdays.filter((day) => day !== 'sunday' || rangesOf(store.schedules.sunday).length > 0);
  const special = announcedSpecialDays(store.specialHours, today);
  return (
    <>
      <dl className={styles.hours}>
        {week.map((day) => (
          <div key={day}>
            <dt>{storesCopy.weekdays[day]}</dt>
            <dd>{hoursWords(rangesOf(store.schedules[day]))}</dd>
          </div>
        ))}
      </dl>
      {special.length > 0 && (
        <>
          <p className={styles.title}>{storesCopy.specialHours}</p>
          <dl className={styles.hours}>
            {special.map((day) => (
              <div key={day.date}>
                <dt>{formatLocalDay(day.date)}</dt>
                <dd>{hoursWords(day.ranges)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
