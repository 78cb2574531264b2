import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { use, useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { FORM_MARK, FormMarkContext } from '@nuancier/ui/pieces/form/form-mark-context.ts';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { sendNotice } from '@nuancier/ui/pieces/notices/notices-store.ts';
import { quantityName, readPacks } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { useTypedEarly } from '@nuancier/ui/pieces/form/use-typed-early.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import type { CartAnswer } from '../../../actions/cart/cart-answer.ts';
import { CART_FORM, LINE_KEY } from '../cart-sheet.ts';
import { cartCopy } from '../copy.ts';
import styles from './line-quantity.module.css';
import { cartAnswerCopy } from '../../../actions/cart/cart-answer-copy.ts';

type Props = { uid: string; name: string; quantity: number; refusedText: string | undefined };

/** Shows what was asked for at once, and what the server made of it as soon as it has answered. */
export function LineQuantity({ uid, name, quantity, refusedText }: Props) {
  const id = useId();
  const scripted = useHydrated();
  const fetcher = useFetcher<CartAnswer>({ key: LINE_KEY + uid });
  const mark = use(FormMarkContext);
  const marked: Record<string, string> = mark === null ? {} : { [FORM_MARK]: mark };
  const [typed, setTyped] = useState<string | null>(refusedText ?? null);
  // An empty field is no fault while one is typing; it is when it is sent or left so.
  const [sentEmpty, setSentEmpty] = useState(false);
  const early = useTypedEarly(setTyped);
  const asked = readPacks(String(fetcher.formData?.get('quantity') ?? ''));
  const shown = asked ?? quantity;
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.kind === 'gone')
      sendNotice({ type: 'info', message: cartAnswerCopy.notices['change'] ?? '' });
  }, [answer]);
  useAnnounced(cartCopy.lineSaid(name, quantity));
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    // What was refused stays where it was typed.
    if (answer && answer.kind !== 'refused') setTyped(null);
  }

  function ask(wanted: string): void {
    setSentEmpty(wanted === '');
    if (readPacks(wanted) === null) {
      announce(cartAnswerCopy.articleFaults['bad-quantity'], 'assertive');
      return;
    }
    if (wanted === String(shown)) {
      setTyped(null);
      return;
    }
    const change = { ...marked, intent: 'update', script: 'on', uid, quantity: wanted };
    void fetcher.submit(change, { method: 'post', action: paths.cart() });
  }

  function step(by: 1 | -1): void {
    setTyped(null);
    ask(String(shown + by));
  }

  const isBad = typed !== null && readPacks(typed.trim()) === null && (typed.trim() !== '' || sentEmpty);
  const denied = answer?.kind === 'refused' ? answer.message : null;
  const refused = isBad ? cartAnswerCopy.articleFaults['bad-quantity'] : denied;
  // The focus does not move for it: the message beside the field is read aloud once.
  useAnnouncedAnswer(answer, denied, 'assertive');
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>
        <VisuallyHidden>{cartCopy.quantityOf(name)}</VisuallyHidden>
      </label>
      <div className={styles.stepper}>
        {scripted && (
          <IconButton
            label={cartCopy.less(name)}
            icon={<Minus aria-hidden="true" size={18} />}
            disabled={shown <= 1}
            onClick={() => step(-1)}
          />
        )}
        <TextInput
          key="count"
          ref={early}
          id={id}
          form={CART_FORM}
          name={quantityName(uid)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          value={typed ?? String(shown)}
          onChange={(event) => {
            setTyped(event.target.value);
            setSentEmpty(false);
          }}
          onBlur={() => typed !== null && ask(typed.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (typed !== null) ask(typed.trim());
          }}
          className={styles.count}
        />
        {scripted ? (
          <IconButton
            label={cartCopy.more(name)}
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => step(1)}
          />
        ) : (
          <Button
            type="submit"
            form={CART_FORM}
            name="intent"
            value="update-all"
            look="secondary"
            size="small"
            aria-label={cartCopy.updateNamed(name)}
          >
            {cartCopy.updateQuantity}
          </Button>
        )}
      </div>
      {refused && <ErrorMessage id={`${id}-error`}>{refused}</ErrorMessage>}
    </div>
  );
}
