import { captchaCopy } from './captcha-copy.ts';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { useCaptcha } from './use-captcha.ts';

const asking = new Set(['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID']);

/** Stands in the form only once the API has asked for a proof; the browser works it out by itself. */
export function CaptchaField({ refusal }: { refusal: FormRefused | null | undefined }) {
  const asked = refusal && asking.has(refusal.key ?? '') ? refusal : null;
  const state = useCaptcha(asked);
  if (asked === null) return null;
  return (
    <div>
      <noscript>{captchaCopy.noScript}</noscript>
      <p role="status" className={styles.hint}>
        {captchaCopy[state.kind]}
      </p>
      {state.kind === 'solved' && <input type="hidden" name="recaptchaToken" value={state.token} />}
    </div>
  );
}
