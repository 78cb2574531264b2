import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { choiceSearch } from './product-choice.ts';
import type { ChoiceChange } from './product-choice.ts';

type Props = {
  change: ChoiceChange;
  chosen: boolean;
  /** Why it cannot be chosen: shown as text, without a link. */
  unavailable?: boolean;
  className: string | undefined;
  children: ReactNode;
};

/** One option: a link to the same page with it chosen, so that it works without script and can be sent to a colleague. */
export function ChoiceLink({ change, chosen, unavailable = false, className, children }: Props) {
  const [params] = useSearchParams();
  if (unavailable && !chosen) {
    return (
      <span className={className} data-unavailable="">
        {children}
      </span>
    );
  }
  return (
    <Link
      to={choiceSearch(params, change)}
      replace
      preventScrollReset
      className={className}
      aria-current={chosen ? 'true' : undefined}
      data-unavailable={unavailable ? '' : undefined}
    >
      {children}
    </Link>
  );
}
