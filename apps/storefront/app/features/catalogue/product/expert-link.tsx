import MessageCircle from 'lucide-react/icons/message-circle';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { productCopy } from './copy.ts';

/** Contact for questions; nothing when the site has none. */
export function ExpertLink() {
  const { site } = useFrame();
  if (!site.url_expert) return null;
  return (
    <a
      href={site.url_expert}
      className={buttonClass({ look: 'quiet', size: 'normal', wide: true, className: undefined })}
    >
      <MessageCircle aria-hidden="true" size={20} />
      {productCopy.expert}
    </a>
  );
}
