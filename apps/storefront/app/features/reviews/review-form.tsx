import { LONGEST_NICKNAME, LONGEST_SUMMARY } from '@nuancier/domain/reviews/review-draft.ts';
import { useNavigation } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { CaptchaField } from '../customers/captcha/captcha-field.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { reviewCopy } from './copy.ts';
import { RatingField } from './rating-field.tsx';
import type { ReviewAnswer } from './read-review-form.ts';

const title = { text: reviewCopy.refused, key: 'Review' };

export type KnownReview = { nickname: string; summary: string; text: string; rating: string };

type Props = { known: KnownReview; answer: ReviewAnswer | undefined };

export function ReviewForm({ known, answer }: Props) {
  useRefusedForm(answer, title);
  const pending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={form.form} noValidate>
      <p>{reviewCopy.formIntro}</p>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <RatingField chosen={answer?.values.rating ?? known.rating} error={answer?.faults.rating} />
      <TextField
        name="nickname"
        label={reviewCopy.nickname}
        hint={reviewCopy.nicknameHint}
        autoComplete="nickname"
        maxLength={LONGEST_NICKNAME}
        defaultValue={known.nickname}
        answer={answer}
      />
      <TextField
        name="summary"
        label={reviewCopy.summary}
        maxLength={LONGEST_SUMMARY}
        defaultValue={known.summary}
        answer={answer}
      />
      <Field label={reviewCopy.text} hint={reviewCopy.textHint} error={answer?.faults.text} required>
        {(control) => <TextArea {...control} name="text" defaultValue={answer?.values.text ?? known.text} />}
      </Field>
      <p className={form.hint}>{reviewCopy.howRead}</p>
      <CaptchaField refusal={answer?.refusal} />
      <Button type="submit" aria-disabled={pending}>
        {reviewCopy.submit}
      </Button>
    </Form>
  );
}
