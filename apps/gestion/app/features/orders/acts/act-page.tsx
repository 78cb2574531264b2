import type { ComponentProps } from 'react';
import { paths } from '../../../addresses/paths.ts';
import { ConfirmPage } from '../../office/confirm-page.tsx';
import { orderCopy } from '../order-copy.ts';

type Props = Omit<ComponentProps<typeof ConfirmPage>, 'back'> & { number: string };

/** An act on one order, and the way back to it. */
export function ActPage({ number, ...act }: Props) {
  return <ConfirmPage {...act} back={{ to: paths.order(number), label: orderCopy.keep }} />;
}
