import { Fragment } from 'react';

/** An address that breaks, where it must, before its @ or a dot: never in the middle of a word. */
export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(?=[@.])/);
  return parts.map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
