import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import type { ContentFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { contentCopy as copy } from './content-copy.ts';
import { ContentForm } from './content-form.tsx';
import type { ContentField } from './content-form.tsx';
import { useHolding } from './use-holding.ts';

const FORM = 'contenu-formulaire';

type Props = {
  item: ContentFactsFragment;
  answer: FormAnswer<ContentField | 'du' | 'au'> | undefined;
  /** By a colleague, so that saving takes it over. */
  isHeld: boolean;
};

/** The draft is written and published by whoever holds the text; to another a refusal gives the way to take over. */
export function ContentDesk({ item, answer, isHeld }: Props) {
  const { begin, hold } = useHolding(paths.contentHold(item.kind, item.identifier));
  const lost = hold?.is_own === false ? hold : null;
  const isRefused = answer?.refusal?.key === 'CONTENT_HELD';
  const isTheirs = isHeld || isRefused || lost !== null;
  return (
    <>
      <FormRefusal title={copy.refused} refusal={answer?.refusal}>
        {isRefused && (
          <Button type="submit" form={FORM} name="intent" value="reprendre-enregistrer">
            {copy.held.takeAndSave}
          </Button>
        )}
      </FormRefusal>
      <ContentForm id={FORM} item={item} answer={answer} isHeld={isTheirs} lost={lost} onTyping={begin} />
    </>
  );
}
