import { useLocation } from 'react-router';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { useLostNetwork } from '../../../backend/network/use-lost-network.ts';
import { useStayed } from '../../../backend/network/use-stayed.ts';
import { networkCopy as copy } from './network-copy.ts';
import styles from './offline-line.module.css';
import { tellsItself } from './tells-itself.ts';

/** That a page has been without network for some seconds, above it; the counter and the bench go on without one. */
export function OfflineLine() {
  const isLost = useLostNetwork();
  const { pathname } = useLocation();
  const isShown = isLost && !tellsItself(pathname);
  const hasStayed = useStayed();
  const said = hasStayed ? copy.stayed : copy.offline;
  useAnnounced(isShown || hasStayed ? said : null, copy.online);
  if (!isShown && !hasStayed) return null;
  return (
    <section aria-label={copy.label} className={styles.line} data-print="no">
      <WifiOff aria-hidden="true" size={20} />
      <p>{said}</p>
    </section>
  );
}
