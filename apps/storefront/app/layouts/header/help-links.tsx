import { Link } from 'react-router';
import { frameCopy, frameKeys } from '../../features/site/frame-copy.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { paths } from '../../addresses/paths.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';

/** The telephone, then the help pages: in this order on every page. */
export function HelpLinks() {
  const { help } = useFrame();
  return (
    <>
      {help && (
        <a href={`tel:${help.phone}`}>
          <VisuallyHidden>{help.who}</VisuallyHidden>
          {help.shown}
        </a>
      )}
      <Link to={paths.content('aide-faq')} data-message-key={frameKeys.helpAndFaq}>
        {frameCopy.helpAndFaq}
      </Link>
    </>
  );
}
