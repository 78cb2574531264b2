import type { Point } from '@nuancier/domain/stores/cluster-points.ts';
import MapPin from 'lucide-react/icons/map-pin';
import { mapCopy } from './map-copy.ts';
import type { StoreFacts } from '../../../actions/stores/store-facts.ts';
import styles from './store-map.module.css';

type Props =
  | { kind: 'here'; at: Point }
  | {
      kind: 'stores';
      at: Point;
      stores: readonly Pick<StoreFacts, 'storeCode' | 'titleLabel'>[];
      onEnlarge: () => void;
    };

/** `at` counts from 0 to 1 across what is in sight; what lies beyond is not drawn. */
export function MapMarker(props: Props) {
  const { x, y } = props.at;
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const style = { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
  if (props.kind === 'here')
    return <span className={styles.here} style={style} role="img" aria-label={mapCopy.here} />;
  const { stores, onEnlarge } = props;
  const [only, ...others] = stores;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <button
        type="button"
        className={styles.marker}
        style={style}
        title={only.titleLabel}
        onClick={() => showStore(only.storeCode)}
      >
        <MapPin aria-hidden="true" />
      </button>
    );
  }
  const label = mapCopy.cluster(stores.length, stores.map(({ titleLabel }) => titleLabel).join(', '));
  return (
    <button type="button" className={styles.cluster} style={style} aria-label={label} onClick={onEnlarge}>
      <span>{stores.length}</span>
    </button>
  );
}

/** From the marker to the card that says everything about the store. */
function showStore(storeCode: string): void {
  const card = document.querySelector(`[data-store="${CSS.escape(storeCode)}"]`);
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}
