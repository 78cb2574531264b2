import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { BASE, paths } from '../../addresses/paths.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import type { Route } from './+types/directory-return-screen';

const { directory: copy } = staffCopy;

export function loader({ request }: Route.LoaderArgs) {
  return { answer: new URL(request.url).search };
}

/**
 * Who comes from another site brings none of our cookies along. This page asks for the next one by itself, and that
 * question comes from us.
 */
export default function DirectoryReturnScreen({ loaderData: { answer } }: Route.ComponentProps) {
  const next = paths.directoryEntry(answer);
  return (
    <>
      <title>{`${copy.back} – ${officeCopy.name}`}</title>
      <meta httpEquiv="refresh" content={`0;url=${BASE}${next}`} />
      <Card>
        <h1>{copy.back}</h1>
        <ButtonLink to={next} reloadDocument wide>
          {copy.goOn}
        </ButtonLink>
      </Card>
    </>
  );
}
